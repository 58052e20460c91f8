import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { focusHeading } from "../../../ui/focus-heading.ts";
import { useResumeSubscription } from "../../queries/billing.ts";

export function ResumeSubscription() {
  const resume = useResumeSubscription();
  // This button is gone by the time the answer is there, so it waits by itself.
  const press = async () => {
    try {
      await resume.mutateAsync();
    } catch {
      return;
    }
    focusHeading("subscription");
    showToast("Your subscription has been resumed.");
  };
  return (
    <>
      <BusyButton busy={resume.isPending} busyLabel="Resuming..." onClick={() => void press()}>
        Resume subscription
      </BusyButton>
      {resume.error && (
        <span role="alert" className="text-13 negative">
          {errorText(resume.error, "Couldn't resume your subscription. Please try again.")}
        </span>
      )}
    </>
  );
}
