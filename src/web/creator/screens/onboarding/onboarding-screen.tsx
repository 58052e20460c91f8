import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useSaveOnboarding } from "../../queries/account.ts";
import { returnPath } from "../../session/return-to.ts";
import { useUser } from "../../session/use-user.ts";
import { AuthFrame } from "../login/auth-frame.tsx";
import { OnboardingFields, onboardingBody, useOnboardingForm } from "./onboarding-fields.tsx";

export function OnboardingScreen() {
  usePageTitle("Complete Your Profile");
  const form = useOnboardingForm(useUser());
  const formElement = useRef<HTMLFormElement>(null);
  const save = useSaveOnboarding();
  const { search } = useLocation();
  const navigate = useNavigate();
  const advance = () => navigate(returnPath(search), { replace: true });

  const submit = form.onSubmit(
    (values) => {
      const body = onboardingBody(values);
      if (!body || save.isPending) return;
      save.mutate(body, {
        onSuccess: advance,
        onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
      });
    },
    () => focusFirstInvalid(formElement.current),
  );
  return (
    <AuthFrame
      title="Complete Your Profile"
      lead="Two quick questions so we can set things up for you. You can change the answers in your profile."
    >
      <FailureNotice error={save.error} fallback="Couldn't save your profile. Please try again." />
      <form ref={formElement} className="column gap-16" onSubmit={submit} noValidate>
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
