import { describe, expect, it } from "vitest";
import { readTab, withTab } from "../detail-tab.ts";
import {
  countMore,
  mayLeaveOutRunning,
  offersStatus,
  readFilter,
  withMore,
  withoutFilters,
  withSort,
  withStatus,
} from "./session-filter.ts";

describe("the sessions' filter in the address", () => {
  it("comes back after a reload, and leaves the rest of the address alone", () => {
    const search = withSort(withStatus(new URLSearchParams("tab=sessions"), "not_completed"), "oldest");
    expect(readFilter(search)).toMatchObject({ status: "not_completed", sort: "oldest" });
    expect(search.get("tab")).toBe("sessions");
  });

  it("the usual one is not spelled out", () => {
    const search = withStatus(
      withSort(new URLSearchParams("tab=sessions&status=completed"), "newest"),
      "all",
    );
    expect(search.toString()).toBe("tab=sessions");
  });

  it("anything else in the address counts as the usual one", () => {
    const search = new URLSearchParams("status=hm&sort=sideways&tagged=maybe&from=yesterday");
    expect(readFilter(search)).toEqual({
      ...{
        status: "all",
        sort: "newest",
        endReason: "",
        source: "",
        tagged: "",
        label: "",
        from: "",
        to: "",
      },
    });
  });

  it("more filters come and go, and all of them at once", () => {
    const search = withMore(
      withMore(new URLSearchParams("tab=sessions"), "source", "panel"),
      "tagged",
      "yes",
    );
    expect(countMore(readFilter(search))).toBe(2);
    expect(readFilter(search)).toMatchObject({ source: "panel", tagged: "yes" });
    expect(withMore(search, "source", "").get("source")).toBeNull();
    expect(withoutFilters(withStatus(search, "completed")).toString()).toBe("tab=sessions");
  });
});

describe("who is turned away", () => {
  const filter = readFilter(new URLSearchParams());
  const total = { all: 3, completed: 1, not_completed: 2, turned_away: 0 };

  it("is asked for only where there is somebody, or the address asks for it", () => {
    expect(offersStatus("turned_away", { filter, total })).toBe(false);
    expect(offersStatus("turned_away", { filter, total: { ...total, turned_away: 2 } })).toBe(true);
    const asked = readFilter(new URLSearchParams("status=turned_away"));
    expect(offersStatus("turned_away", { filter: asked, total })).toBe(true);
    expect(offersStatus("completed", { filter, total: undefined })).toBe(true);
  });

  it("and who has finished are lists that nobody is added to who has just begun", () => {
    const isKept = (search: string) => mayLeaveOutRunning(readFilter(new URLSearchParams(search)));
    expect(["status=turned_away", "status=completed", "source=panel"].map(isKept)).toEqual([
      true,
      true,
      true,
    ]);
    expect(["", "status=not_completed"].map(isKept)).toEqual([false, false]);
  });
});

describe("the tab in the address", () => {
  it("is the overview where none is named or an unknown one", () => {
    expect(readTab(new URLSearchParams())).toBe("overview");
    expect(readTab(new URLSearchParams("tab=nowhere"))).toBe("overview");
  });

  it("comes back after a reload", () => {
    expect(readTab(withTab(new URLSearchParams(), "insights"))).toBe("insights");
    expect(withTab(new URLSearchParams("tab=insights"), "overview").toString()).toBe("");
  });
});
