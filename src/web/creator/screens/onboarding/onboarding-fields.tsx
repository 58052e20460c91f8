import { Radio, Select, Stack, TextInput } from "@mantine/core";
import type { User } from "#contract/accounts.ts";
import { companySizes, userGoals, userRoles } from "#contract/choices.ts";
import { useSendForm } from "#web/ui/use-send-form.ts";
import { useSaveOnboarding } from "../../queries/account.ts";

type OnboardingValues = {
  userRole: string;
  companyName: string;
  companySize: string;
  userGoals: string;
};

/** The form that is saved by `save`. */
export function useOnboardingForm(user: User | undefined, onSaved: () => void) {
  const save = useSaveOnboarding();
  const sending = useSendForm<OnboardingValues>(
    {
      initialValues: {
        userRole: user?.userRole ?? "",
        companyName: user?.companyName ?? "",
        companySize: user?.companySize ?? "",
        userGoals: user?.userGoals[0] ?? "",
      },
      validate: {
        userRole: (value) => (value === "" ? "Please choose a role" : null),
        userGoals: (value) => (value === "" ? "Please choose a goal" : null),
      },
    },
    (values, refuse) => {
      const body = toBody(values);
      if (body) save.mutate(body, { onSuccess: onSaved, onError: refuse });
    },
  );
  return { ...sending, save };
}

/** The form's texts as the call takes them; undefined where a required choice is missing. */
function toBody(values: OnboardingValues) {
  const userRole = userRoles.find((role) => role === values.userRole);
  const goal = userGoals.find((choice) => choice === values.userGoals);
  if (!userRole || !goal) return undefined;
  const companySize = companySizes.find((size) => size === values.companySize) ?? null;
  return { userRole, companyName: values.companyName, companySize, userGoals: [goal] };
}

export function OnboardingFields({ form }: { form: ReturnType<typeof useOnboardingForm>["form"] }) {
  return (
    <Stack gap="md">
      <Select
        label="Your role"
        placeholder="Choose a role"
        data={[...userRoles]}
        required
        {...form.getInputProps("userRole")}
        value={form.values.userRole || null}
        onChange={(value) => form.setFieldValue("userRole", value ?? "")}
      />
      <Radio.Group label="Your goal" required {...form.getInputProps("userGoals")}>
        <Stack gap="xs" mt={4}>
          {userGoals.map((goal) => (
            <Radio key={goal} value={goal} label={goal} />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        label="Company name (optional)"
        autoComplete="organization"
        {...form.getInputProps("companyName")}
      />
      <Select
        label="Company size (optional)"
        placeholder="Choose a size"
        data={[...companySizes]}
        clearable
        {...form.getInputProps("companySize")}
        value={form.values.companySize || null}
        onChange={(value) => form.setFieldValue("companySize", value ?? "")}
      />
    </Stack>
  );
}
