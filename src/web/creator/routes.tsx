import type { ComponentType } from "react";
import { Navigate, type RouteObject, useParams } from "react-router";
import type { LoadAhead } from "./load-ahead.ts";
import { RouteError } from "./screens/route-error/route-error.tsx";
import { RequireLogin } from "./session/require-login.tsx";
import { OpenShell } from "./shell/open-shell.tsx";
import { Shell } from "./shell/shell.tsx";

type Screen = () => Promise<{ Component: ComponentType }>;

function screen(path: string, lazy: Screen): RouteObject {
  return { path, lazy };
}

function ToProjectDetail() {
  const { projectId = "" } = useParams();
  return <Navigate to={`/projects/${projectId}/detail`} replace />;
}

const loginScreen: Screen = async () => ({
  Component: (await import("./screens/login/login-screen.tsx")).LoginScreen,
});
const signupScreen: Screen = async () => ({
  Component: (await import("./screens/login/login-screen.tsx")).SignupScreen,
});

const withoutShell: RouteObject[] = [
  screen("/", async () => ({
    Component: (await import("./screens/landing/landing-screen.tsx")).LandingScreen,
  })),
  screen("/login", loginScreen),
  screen("/loginX250821", loginScreen),
  screen("/signup", signupScreen),
  screen("/signupX250821", signupScreen),
  screen("/register", async () => ({
    Component: (await import("./screens/register/register-screen.tsx")).RegisterScreen,
  })),
  screen("/forgot", async () => ({
    Component: (await import("./screens/password/forgot-password-screen.tsx")).ForgotPasswordScreen,
  })),
  screen("/reset", async () => ({
    Component: (await import("./screens/password/reset-password-screen.tsx")).ResetPasswordScreen,
  })),
  screen("/verify", async () => ({
    Component: (await import("./screens/password/verify-email-screen.tsx")).VerifyEmailScreen,
  })),
  screen("/connect", async () => ({
    Component: (await import("./screens/password/connect-provider-screen.tsx")).ConnectProviderScreen,
  })),
  screen("/change-email", async () => ({
    Component: (await import("./screens/password/change-email-screen.tsx")).ChangeEmailScreen,
  })),
  screen("/invitations/accept", async () => ({
    Component: (await import("./screens/invitation/accept-invitation-screen.tsx")).AcceptInvitationScreen,
  })),
  screen("/reports/:token", async () => ({
    Component: (await import("./screens/report/public-report-screen.tsx")).PublicReportScreen,
  })),
];

/** For visitors too; the logged-in see them in their shell. */
const openToAll: RouteObject[] = [
  screen("/pricing", async () => ({
    Component: (await import("./screens/pricing/pricing-screen.tsx")).PricingScreen,
  })),
  screen("/processors", async () => ({
    Component: (await import("./screens/processors/processors-screen.tsx")).ProcessorsScreen,
  })),
];

const withLogin: RouteObject[] = [
  screen("/onboarding", async () => ({
    Component: (await import("./screens/onboarding/onboarding-screen.tsx")).OnboardingScreen,
  })),
  screen("/interview/create", async () => ({
    Component: (await import("./screens/interview-wizard/interview-wizard-screen.tsx")).InterviewWizardScreen,
  })),
  screen("/billing/demo/:checkoutId", async () => ({
    Component: (await import("./screens/payment/demo-checkout-screen.tsx")).DemoCheckoutScreen,
  })),
  // As its readers see it, and as it prints: without anything around it.
  screen("/interviews/:interviewId/report", async () => ({
    Component: (await import("./screens/report/own-report-screen.tsx")).OwnReportScreen,
  })),
];

const inShell: RouteObject[] = [
  screen("/profile/:part?", async () => ({
    Component: (await import("./screens/profile/profile-screen.tsx")).ProfileScreen,
  })),
  screen("/stripe/success", async () => ({
    Component: (await import("./screens/payment/payment-success-screen.tsx")).PaymentSuccessScreen,
  })),
  screen("/stripe/cancel", async () => ({
    Component: (await import("./screens/payment/payment-cancel-screen.tsx")).PaymentCancelScreen,
  })),
  screen("/settings/outbox", async () => ({
    Component: (await import("./screens/outbox/outbox-screen.tsx")).OutboxScreen,
  })),
  screen("/settings/activity", async () => ({
    Component: (await import("./screens/audit/audit-screen.tsx")).AuditScreen,
  })),
  screen("/project/create", async () => ({
    Component: (await import("./screens/project-create/project-create-screen.tsx")).ProjectCreateScreen,
  })),
  screen("/projects", async () => ({
    Component: (await import("./screens/projects/projects-screen.tsx")).ProjectsScreen,
  })),
  screen("/ask", async () => ({
    Component: (await import("./screens/ask/ask-screen.tsx")).AskScreen,
  })),
  screen("/projects/:projectId/detail", async () => ({
    Component: (await import("./screens/project-detail/project-detail-screen.tsx")).ProjectDetailScreen,
  })),
  screen("/projects/:projectId/chatbot/create", async () => ({
    Component: (await import("./screens/interview-create/interview-create-screen.tsx")).InterviewCreateScreen,
  })),
  screen("/projects/:projectId/upload", async () => ({
    Component: (await import("./screens/script-upload/script-upload-screen.tsx")).ScriptUploadScreen,
  })),
  screen("/forms", async () => ({
    Component: (await import("./screens/forms/forms-screen.tsx")).FormsScreen,
  })),
  screen("/forms/new", async () => ({
    Component: (await import("./screens/forms/form-screen.tsx")).NewFormScreen,
  })),
  screen("/forms/:formId", async () => ({
    Component: (await import("./screens/forms/form-screen.tsx")).FormScreen,
  })),
  screen("/interviews/:interviewId/sessions/:sessionId", async () => ({
    Component: (await import("./screens/session/session-screen.tsx")).SessionScreen,
  })),
  screen("/interviews/:interviewId/rehearse", async () => ({
    Component: (await import("./screens/rehearsal/rehearsal-screen.tsx")).RehearsalScreen,
  })),
  screen("/interviews/:interviewId/panel", async () => ({
    Component: (await import("./screens/reconciliation/reconciliation-screen.tsx")).ReconciliationScreen,
  })),
  screen("/practice-sessions", async () => ({
    Component: (await import("./screens/practice/sessions/practice-sessions-screen.tsx"))
      .PracticeSessionsScreen,
  })),
  screen("/simulated-interview/interview/:sessionId", async () => ({
    Component: (await import("./screens/practice/chat/practice-chat-screen.tsx")).PracticeChatScreen,
  })),
  screen("/simulated-interview-detail/:sessionId", async () => ({
    Component: (await import("./screens/practice/detail/practice-detail-screen.tsx")).PracticeDetailScreen,
  })),
  screen("/analyze-transcript", async () => ({
    Component: (await import("./screens/transcripts/transcripts-screen.tsx")).TranscriptsScreen,
  })),
  screen("/personas/:personaId", async () => ({
    Component: (await import("./screens/persona-detail/persona-detail-screen.tsx")).PersonaDetailScreen,
  })),
  screen("/transcripts/:transcriptId", async () => ({
    Component: (await import("./screens/transcript/transcript-screen.tsx")).TranscriptScreen,
  })),
  screen("/threads/:threadId", async () => ({
    Component: (await import("./screens/thread/thread-screen.tsx")).ThreadScreen,
  })),
];

const redirects: RouteObject[] = [
  { path: "/settings", element: <Navigate to="/profile" replace /> },
  { path: "/dashboard", element: <Navigate to="/projects" replace /> },
  { path: "/create-interview", element: <Navigate to="/interview/create" replace /> },
  // Paths match in any case, so this is /Project/{id} too.
  { path: "/project/:projectId", element: <ToProjectDetail /> },
  { path: "/projects/:projectId", element: <ToProjectDetail /> },
];

/** Every component in every state; a build for people has neither the address nor the code. */
const inDevelopment: RouteObject[] = import.meta.env.DEV
  ? [
      screen("/design", async () => ({
        Component: (await import("./screens/design/design-screen.tsx")).DesignScreen,
      })),
    ]
  : [];

/** Once, when the screen is opened: what is shown in it keeps itself fresh. */
const ahead = { shouldRevalidate: () => false };

/** Every screen of the creator's app, in the order of the product's route list; each is its own chunk. */
export function createRoutes({ user, interview }: LoadAhead): RouteObject[] {
  const withUser = {
    ...ahead,
    loader: () => {
      user();
      return null;
    },
  };
  const interviewDetail: RouteObject = {
    ...screen("/interviews/:interviewId", async () => ({
      Component: (await import("./screens/interview/interview-screen.tsx")).InterviewScreen,
    })),
    ...ahead,
    loader: ({ params, request }) => {
      interview(params.interviewId ?? "", new URL(request.url).searchParams);
      return null;
    },
  };
  return [
    {
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        ...withoutShell,
        ...inDevelopment,
        ...redirects,
        { Component: OpenShell, children: openToAll },
        {
          Component: RequireLogin,
          ...withUser,
          children: [...withLogin, { Component: Shell, children: [...inShell, interviewDetail] }],
        },
        screen("*", async () => ({
          Component: (await import("./screens/not-found/not-found-screen.tsx")).NotFoundScreen,
        })),
      ],
    },
  ];
}
