import { Button, Radio, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useId, useState } from "react";
import { viewList } from "#web/ui/list-view.ts";
import { guideShape, type ListedGuide } from "./guide-shape.ts";

interface GuideListProps {
  all: ListedGuide[];
  near: ListedGuide[];
  chosen: ListedGuide | undefined;
  /** Where nothing fits, the notice above says so. */
  isFitting: boolean;
  onChoose: (guideId: string) => void;
}

const lead =
  "The first is closest to your objective, and the last of the three fits any subject. Choose the one that asks what you want to know.";

export function GuideList({ all, near, chosen, isFitting, onChoose }: GuideListProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const others = all.filter((guide) => !near.includes(guide));
  const first = isOpen ? near : [...near, ...others.filter((guide) => guide === chosen)];
  return (
    <Radio.Group
      label="Start from a guide"
      description={isFitting ? lead : undefined}
      value={chosen?.id ?? null}
      onChange={onChoose}
    >
      <div className="stack gap-12 above-12">
        <GuideRadios guides={first} />
        {others.length > 0 && (
          <Button
            variant="subtle"
            size="xs"
            className="self-start"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Show fewer guides" : `All ${all.length} guides`}
          </Button>
        )}
        <div className="stack gap-12" id={panel} hidden={!isOpen}>
          {isOpen && <OtherGuides others={others} />}
        </div>
      </div>
    </Radio.Group>
  );
}

function OtherGuides({ others }: { others: ListedGuide[] }) {
  const [query, setQuery] = useState("");
  const found = viewList(others, guideShape, { query, order: "given" });
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search the other guides"
        placeholder="Search, such as “tenants”"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The field is inside the wizard's form.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <p className="muted anywhere" role="status">
        {describeFound(found.length, query.trim())}
      </p>
      <GuideRadios guides={found} />
    </>
  );
}

function describeFound(count: number, query: string): string {
  if (query === "") return "";
  if (count === 0)
    return `No other guide matches “${query}”. Try one word of your subject, such as “school”.`;
  return count === 1 ? "1 guide matches." : `${count} guides match.`;
}

function GuideRadios({ guides }: { guides: ListedGuide[] }) {
  return guides.map((guide) => (
    <Radio key={guide.id} value={guide.id} label={guide.name} description={guide.fits} />
  ));
}
