import { Anchor, Button, Group, Stack } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { PlanPlaces } from "../../components/plan-places.tsx";
import { useForms } from "../../queries/forms.ts";
import { useCreateChatbot } from "../../queries/interviews.ts";
import { useProject } from "../../queries/projects.ts";
import { ConditionFactsProvider } from "../../script/condition-facts.ts";
import { PreviewButton } from "../../script/preview/preview-button.tsx";
import { ScriptFields } from "../../script/script-fields.tsx";
import { draftKey, useStoredDraft } from "../../script/stored-draft.ts";
import { rememberPlace } from "../../session/after-payment.ts";
import { useUser } from "../../session/use-user.ts";
import { FormChoices } from "./form-choices.tsx";
import { chatbotBody, emptyChatbot } from "./interview-draft.ts";
import { PrototypeFields } from "./prototype-fields.tsx";

export function InterviewCreateScreen() {
  const { projectId = "" } = useParams();
  const [search] = useSearchParams();
  const useOneOff = search.get("useOneOff") === "true";
  const title = useOneOff ? "Create New Chatbot (One-off Interview)" : "Create New Chatbot";
  const user = useUser();
  const { data: project } = useProject(projectId);
  usePageTitle(title);
  const back = `/projects/${projectId}/detail`;
  return (
    <>
      <PageHeader
        title={title}
        detail="The interviewer asks these questions in this order and follows up on the answers."
        crumbs={[
          { label: "All projects", to: "/projects" },
          { label: project?.name ?? "Project", to: back },
          { label: "Create New Chatbot" },
        ]}
      />
      {user && <ChatbotForm key={projectId} projectId={projectId} userId={user._id} useOneOff={useOneOff} />}
    </>
  );
}

interface ChatbotFormProps {
  projectId: string;
  userId: string;
  useOneOff: boolean;
}

function ChatbotForm({ projectId, userId, useOneOff }: ChatbotFormProps) {
  const navigate = useNavigate();
  const create = useCreateChatbot(projectId);
  const formElement = useRef<HTMLFormElement>(null);
  const { value, change, clear, kept } = useStoredDraft(
    draftKey(`chatbot-${projectId}`, userId),
    emptyChatbot,
  );
  const errors = create.error instanceof ApiError ? create.error.fields : {};
  // With the fields of before goes what could be undone in them.
  const [cleared, setCleared] = useState(0);
  const clearForm = () => {
    change(emptyChatbot);
    setCleared(cleared + 1);
  };
  const leave = () => navigate(`/projects/${projectId}/detail`);
  const { data: forms = [] } = useForms();
  const facts = {
    form: forms.find(({ _id }) => _id === value.preInterviewFormId),
    hiddenFields: [],
    formId: value.preInterviewFormId || null,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    try {
      await create.mutateAsync(chatbotBody(value, useOneOff, new Date()));
    } catch {
      focusFirstInvalid(formElement.current);
      return;
    }
    clear();
    showToast("Interview created.");
    void leave();
  };
  return (
    <ConditionFactsProvider value={facts}>
      <form ref={formElement} onSubmit={(event) => void submit(event)} noValidate>
        <Panel width={760}>
          <Stack gap="lg">
            {!useOneOff && <PlanPlaces projectId={projectId} takesBought={false} />}
            <ScriptFields
              key={cleared}
              script={value.script}
              projectId={projectId}
              errors={errors}
              nameLabel="Name"
              addLabel="Add Another Question"
              removeLabel="Delete Question"
              onChange={(script) => change({ ...value, script })}
            />
            <FormChoices draft={value} errors={errors} onChange={(part) => change({ ...value, ...part })} />
            <PrototypeFields
              draft={value}
              errors={errors}
              onChange={(part) => change({ ...value, ...part })}
            />
            {create.error && (
              <NoticeBox kind="error">
                {errorText(create.error, "Couldn't create the chatbot. Please try again.")}{" "}
                {isLimit(create.error) && (
                  <Anchor component={Link} to="/pricing" inherit onClick={rememberPlace}>
                    See the plans
                  </Anchor>
                )}
              </NoticeBox>
            )}
            <Group justify="space-between">
              <Group gap="xs">
                <Button variant="default" onClick={() => void leave()}>
                  Cancel
                </Button>
                <Button variant="subtle" color="gray" onClick={clearForm}>
                  Clear the form
                </Button>
              </Group>
              <Group gap="xs">
                <PreviewButton script={value.script} projectId={projectId} />
                <BusyButton type="submit" busy={create.isPending} busyLabel="Creating...">
                  Create Chatbot
                </BusyButton>
              </Group>
            </Group>
            <span className="text-13 muted">
              {kept
                ? "Your draft is saved in this browser until you create the chatbot."
                : "This browser can't save drafts, so create the chatbot before you leave."}
            </span>
          </Stack>
        </Panel>
      </form>
    </ConditionFactsProvider>
  );
}

const limitCodes = new Set(["interview_limit", "no_available_interviews", "no_one_off_slot"]);

function isLimit(error: Error): boolean {
  return error instanceof ApiError && limitCodes.has(error.code);
}
