import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useResumeSubscription } from "../../queries/billing.ts";
import classes from "./profile.module.css";

export function ResumeSubscription() {
  const resume = useResumeSubscription();
  return (
    <>
      <BusyButton
        busy={resume.isPending}
        busyLabel="Resuming..."
        onClick={() => resume.mutate(undefined, { onSuccess: () => showToast("Your subscription goes on.") })}
      >
        Resume subscription
      </BusyButton>
      {resume.error && (
        <span role="alert" className={classes.failed}>
          {errorText(resume.error, "Your subscription could not be resumed. Please try again.")}
        </span>
      )}
    </>
  );
}
