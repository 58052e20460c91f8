import { NumberInput, Radio, Switch, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { maxLineChars } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useAddCodes } from "../../../queries/incentives.ts";
import { useSaveInterview } from "../../../queries/interviews.ts";

const kinds = [
  { value: "generated", label: "Codes from Askwell" },
  { value: "list", label: "Codes of my own, one for each participant" },
  { value: "link", label: "One link for everyone" },
] as const;
type Kind = (typeof kinds)[number]["value"];

interface IncentiveDialogProps {
  interview: InterviewDetails;
  onClose: () => void;
}

export function IncentiveDialog({ interview, onClose }: IncentiveDialogProps) {
  const { settings } = interview;
  const [kind, setKind] = useState<Kind>(settings.incentiveKind ?? "generated");
  const [reward, setReward] = useState(settings.reward ?? "");
  const [link, setLink] = useState(settings.incentiveLink ?? "");
  const [budget, setBudget] = useState<number | string>(settings.incentiveBudget ?? "");
  const [perAddress, setPerAddress] = useState<number | string>(settings.codesPerAddress ?? 5);
  const [holdCodes, setHoldCodes] = useState(settings.holdCodes ?? false);
  const [codes, setCodes] = useState("");
  const save = useSaveInterview(interview._id);
  const add = useAddCodes(interview._id);
  const error = save.error ?? add.error;
  const submit = async () => {
    try {
      const added = kind === "list" && codes.trim() !== "" ? await add.mutateAsync(codes) : undefined;
      const incentiveBudget = typeof budget === "number" ? budget : null;
      const codesPerAddress = typeof perAddress === "number" ? perAddress : 5;
      await save.mutateAsync({
        settings: {
          reward: reward.trim(),
          incentiveKind: kind,
          incentiveLink: link.trim(),
          incentiveBudget,
          codesPerAddress,
          holdCodes,
        },
      });
      showToast(added ? describeAdded(added) : "Incentive saved.");
      onClose();
    } catch {
      // The dialog shows what went wrong.
    }
  };
  return (
    <FormDialog
      title="Incentive"
      problem={error && describeProblem(error)}
      label="Save"
      busy={save.isPending || add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Reward"
        description="What people get for taking part, such as “£10 voucher”. They see it before they agree."
        maxLength={maxLineChars.reward}
        value={reward}
        onChange={(event) => setReward(event.currentTarget.value)}
      />
      <Radio.Group
        label="How they get it"
        value={kind}
        onChange={(value) => setKind(kinds.find((one) => one.value === value)?.value ?? "generated")}
      >
        {kinds.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} mt="xs" />
        ))}
      </Radio.Group>
      {kind === "list" && (
        <Textarea
          label="Add codes"
          description="One per line. Duplicates are skipped."
          autosize
          minRows={4}
          maxRows={10}
          value={codes}
          onChange={(event) => setCodes(event.currentTarget.value)}
        />
      )}
      {kind === "link" ? (
        <TextInput
          label="Link"
          description="Starts with https://. Shown to everyone who finishes."
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
      ) : (
        <>
          <NumberInput
            label="At most"
            description="Total number of codes. Leave blank for no limit."
            min={0}
            allowDecimal={false}
            value={budget}
            onChange={setBudget}
          />
          <NumberInput
            label="Codes per hour from one network"
            description="Any more wait until you've checked the answers. Raise this for a classroom or an office."
            min={1}
            max={1000}
            allowDecimal={false}
            value={perAddress}
            onChange={setPerAddress}
          />
          <Switch
            label="Hold codes until I've looked"
            description="Participants come back with their private link to get their code."
            checked={holdCodes}
            onChange={(event) => setHoldCodes(event.currentTarget.checked)}
          />
        </>
      )}
    </FormDialog>
  );
}

function describeAdded({ added, skipped }: { added: number; skipped: number }): string {
  const left = skipped > 0 ? `, ${skipped} were already there` : "";
  return `Incentive saved. ${countNoun(added, "code")} added${left}.`;
}

function describeProblem(error: Error): string {
  const field = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
  return field ?? errorText(error, "Couldn't save the incentive.");
}
