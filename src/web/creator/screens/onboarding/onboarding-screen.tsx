import { useLocation, useNavigate } from "react-router";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { returnPath } from "../../session/return-to.ts";
import { useUser } from "../../session/use-user.ts";
import { AuthFrame } from "../login/auth-frame.tsx";
import { OnboardingFields, useOnboardingForm } from "./onboarding-fields.tsx";

export function OnboardingScreen() {
  usePageTitle("Complete Your Profile");
  const { search } = useLocation();
  const navigate = useNavigate();
  const advance = () => void navigate(returnPath(search), { replace: true });
  const { form, element, save } = useOnboardingForm(useUser(), advance);
  return (
    <AuthFrame
      title="Complete Your Profile"
      lead="Two quick questions so we can set things up for you. You can change the answers in your profile."
    >
      <FailureNotice error={save.error} fallback="Couldn't save your profile. Please try again." />
      <form {...element} className="column gap-16">
        <OnboardingFields form={form} />
        <BusyButton type="submit" fullWidth busy={save.isPending} busyLabel="Saving...">
          Save and continue
        </BusyButton>
        <BusyButton
          variant="subtle"
          fullWidth
          busy={save.isPending}
          busyLabel="Later"
          onClick={() => save.mutate({ later: true }, { onSuccess: advance })}
        >
          Later
        </BusyButton>
      </form>
    </AuthFrame>
  );
}
