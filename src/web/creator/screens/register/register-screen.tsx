import { Anchor, TextInput } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useSendForm } from "#web/ui/use-send-form.ts";
import { useConfig } from "../../queries/instance.ts";
import { useRegister } from "../../queries/login.ts";
import { returnPath, withReturnTo } from "../../session/return-to.ts";
import { AuthFrame } from "../login/auth-frame.tsx";
import { NewPasswordField, passwordProblem } from "../login/new-password-field.tsx";
import { ProviderButtons } from "../login/provider-buttons.tsx";
import { useAfterLogin } from "../login/use-after-login.ts";
import { describeClosed } from "./closed-words.ts";

export function RegisterScreen() {
  usePageTitle("Create an account");
  useAfterLogin();
  const { search } = useLocation();
  const hasChosenPlan = new URLSearchParams(search).has("plan");
  return (
    <AuthFrame title="Create an account" {...(hasChosenPlan && { lead: "One step before checkout." })}>
      <ClosedNotice />
      <RegisterForm />
      <ProviderButtons />
      <p className="text-center">
        Already have an account?{" "}
        <Anchor component={Link} to={withReturnTo("/login", search)}>
          Log in
        </Anchor>
      </p>
    </AuthFrame>
  );
}

/** The set-up link brings its token here; an invitation's is in the way back to it. */
function useProof(): { setup?: string; invitation?: string } {
  const { search } = useLocation();
  const [proof] = useState(() => {
    const setup = new URLSearchParams(search).get("setup");
    const back = returnPath(search);
    const query = back.startsWith("/invitations/accept?") ? back.slice(back.indexOf("?")) : "";
    const invitation = new URLSearchParams(query).get("token");
    return { ...(setup ? { setup } : {}), ...(invitation ? { invitation } : {}) };
  });
  return proof;
}

/** Said before somebody fills in what would be refused. */
function ClosedNotice() {
  const { data: config } = useConfig();
  const proof = useProof();
  if (!config || config.registration === "open" || proof.setup || proof.invitation) return null;
  return <NoticeBox kind="info">{describeClosed(config)}</NoticeBox>;
}

function RegisterForm() {
  const register = useRegister();
  const proof = useProof();
  const { form, element } = useSendForm(
    {
      initialValues: { name: "", email: "", password: "" },
      validate: {
        name: (value) => (value.trim() === "" ? "Name is required" : null),
        email: (value) => (value.includes("@") ? null : "Please enter a valid email address."),
        password: passwordProblem,
      },
    },
    (values, refuse) => register.mutate({ ...values, ...proof }, { onError: refuse }),
  );
  return (
    <form {...element} className="column gap-16">
      <FailureNotice error={register.error} fallback="Couldn't create your account. Please try again." />
      <TextInput
        label="Name"
        autoComplete="name"
        required
        withAsterisk={false}
        {...form.getInputProps("name")}
      />
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        {...form.getInputProps("email")}
      />
      <NewPasswordField {...form.getInputProps("password")} value={form.values.password} />
      <BusyButton type="submit" fullWidth busy={register.isPending} busyLabel="Creating your account...">
        Create account
      </BusyButton>
    </form>
  );
}
