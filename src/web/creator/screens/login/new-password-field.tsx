import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import type { ChangeEvent } from "react";
import { minPasswordChars } from "#contract/limits.ts";

interface NewPasswordFieldProps extends Omit<PasswordInputProps, "onChange" | "value"> {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A password to choose, with how long it must be and how far one is. */
export function NewPasswordField({ value, ...rest }: NewPasswordFieldProps) {
  const missing = minPasswordChars - [...value].length;
  return (
    <>
      <PasswordInput
        label="Password"
        description={`At least ${minPasswordChars} characters. A few unrelated words are easy to remember and hard to guess.`}
        autoComplete="new-password"
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ "aria-label": "Show password" }}
        value={value}
        {...rest}
      />
      {value !== "" && (
        <div className="fine" role="status">
          {missing > 0
            ? `${missing} more ${missing === 1 ? "character" : "characters"} to go`
            : "Long enough"}
        </div>
      )}
    </>
  );
}

/** Why a password cannot be taken; null where it can. */
export function passwordProblem(value: string): string | null {
  return [...value].length < minPasswordChars
    ? `Please choose a password of at least ${minPasswordChars} characters.`
    : null;
}
