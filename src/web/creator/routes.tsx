import type { ComponentType } from "react";
import { Navigate, type RouteObject, useParams } from "react-router";
import { RouteError } from "./screens/route-error/route-error.tsx";
import { RequireLogin } from "./session/require-login.tsx";
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
  Component: (await import("./screens/login/signup-screen.tsx")).SignupScreen,
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
  screen("/reports/:token", async () => ({
    Component: (await import("./screens/report/public-report-screen.tsx")).PublicReportScreen,
  })),
];

const withLogin: RouteObject[] = [
  screen("/onboarding", async () => ({
    Component: (await import("./screens/onboarding/onboarding-screen.tsx")).OnboardingScreen,
  })),
  screen("/interview/create", async () => ({
    Component: (await import("./screens/interview-wizard/interview-wizard-screen.tsx")).InterviewWizardScreen,
  })),
  // As its readers see it, and as it prints: without anything around it.
  screen("/interviews/:interviewId/report", async () => ({
    Component: (await import("./screens/report/own-report-screen.tsx")).OwnReportScreen,
  })),
];

const inShell: RouteObject[] = [
  screen("/profile", async () => ({
    Component: (await import("./screens/profile/profile-screen.tsx")).ProfileScreen,
  })),
  screen("/project/create", async () => ({
    Component: (await import("./screens/project-create/project-create-screen.tsx")).ProjectCreateScreen,
  })),
  screen("/projects", async () => ({
    Component: (await import("./screens/projects/projects-screen.tsx")).ProjectsScreen,
  })),
  screen("/projects/:projectId/detail", async () => ({
    Component: (await import("./screens/project-detail/project-detail-screen.tsx")).ProjectDetailScreen,
  })),
  screen("/projects/:projectId/chatbot/create", async () => ({
    Component: (await import("./screens/chatbot-create/chatbot-create-screen.tsx")).ChatbotCreateScreen,
  })),
  screen("/projects/:projectId/upload", async () => ({
    Component: (await import("./screens/script-upload/script-upload-screen.tsx")).ScriptUploadScreen,
  })),
  screen("/interviews/:interviewId", async () => ({
    Component: (await import("./screens/interview-detail/interview-detail-screen.tsx")).InterviewDetailScreen,
  })),
  screen("/interviews/:interviewId/rehearse", async () => ({
    Component: (await import("./screens/rehearsal/rehearsal-screen.tsx")).RehearsalScreen,
  })),
  screen("/analyze-transcript", async () => ({
    Component: (await import("./screens/analyze-transcript/analyze-transcript-screen.tsx"))
      .AnalyzeTranscriptScreen,
  })),
  screen("/personas/:personaId", async () => ({
    Component: (await import("./screens/persona-detail/persona-detail-screen.tsx")).PersonaDetailScreen,
  })),
  screen("/transcripts/:transcriptId", async () => ({
    Component: (await import("./screens/source-transcript/source-transcript-screen.tsx"))
      .SourceTranscriptScreen,
  })),
  screen("/threads/:threadId", async () => ({
    Component: (await import("./screens/source-thread/source-thread-screen.tsx")).SourceThreadScreen,
  })),
];

const redirects: RouteObject[] = [
  { path: "/dashboard", element: <Navigate to="/projects" replace /> },
  { path: "/create-interview", element: <Navigate to="/interview/create" replace /> },
  // Paths match in any case, so this is /Project/{id} too.
  { path: "/project/:projectId", element: <ToProjectDetail /> },
  { path: "/projects/:projectId", element: <ToProjectDetail /> },
];

/** Every screen of the creator's app, in the order of the product's route list; each is its own chunk. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      ...withoutShell,
      ...redirects,
      { Component: RequireLogin, children: [...withLogin, { Component: Shell, children: inShell }] },
      screen("*", async () => ({
        Component: (await import("./screens/not-found/not-found-screen.tsx")).NotFoundScreen,
      })),
    ],
  },
];
