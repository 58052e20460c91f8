import { Loader, Text } from "@mantine/core";

/** For work that takes a while. The stage is announced as it changes; a percentage is not, which would not stop talking. */
export function Analyzing({ stage = "" }: { stage?: string }) {
  return (
    <div className="level shrinks gap-8 anywhere">
      <Loader size="xs" type="oval" aria-hidden="true" />
      <Text role="status" size="sm" span>
        <strong>Analyzing...</strong>
        {stage && <span className="muted"> {stage}</span>}
      </Text>
    </div>
  );
}
