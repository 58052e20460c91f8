import type { InterviewDetails } from "#contract/interviews.ts";
import { useMayEdit } from "../may-edit.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsList } from "./settings-list.tsx";

/** The settings of an interview: to change for editors, to read for viewers. */
export function SettingsTab({ interview }: { interview: InterviewDetails }) {
  return useMayEdit() ? <SettingsForm interview={interview} /> : <SettingsList interview={interview} />;
}
