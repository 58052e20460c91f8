import { Button, Divider } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { withReturnTo } from "../../session/return-to.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { LoginForm } from "./login-form.tsx";

export function LoginScreen() {
  usePageTitle("Log in");
  return (
    <AuthFrame title="Log in">
      <LoginForm signUpAt="/signup" />
    </AuthFrame>
  );
}

/** The login's content, and the way to an account with e-mail and password. */
export function SignupScreen() {
  usePageTitle("Sign up");
  const { search } = useLocation();
  return (
    <AuthFrame title="Sign up" lead="New here? Create an account.">
      <Button component={Link} to={withReturnTo("/register", search)} fullWidth>
        Create an account
      </Button>
      <Divider label="or log in" />
      <LoginForm signUpAt="/register" submitVariant="default" />
    </AuthFrame>
  );
}
