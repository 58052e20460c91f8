import { Anchor } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { withReturnTo } from "../../session/return-to.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { LoginForm } from "./login-form.tsx";

export function LoginScreen() {
  usePageTitle("Log in");
  const { search } = useLocation();
  return (
    <AuthFrame title="Log in">
      <LoginForm />
      <p className="text-center">
        <Anchor component={Link} to="/forgot">
          Forgot your password?
        </Anchor>
      </p>
      <p className="text-center">
        Do not have an account?{" "}
        <Anchor component={Link} to={withReturnTo("/signup", search)}>
          Sign up now
        </Anchor>
      </p>
    </AuthFrame>
  );
}
