import { lazy, Suspense } from "react";
import { InterviewFlow } from "./interview-flow.tsx";
import type { Route } from "./route.ts";
import { useTexts } from "./texts/texts-context.ts";
import { LoadingScreen } from "./ui/loading-screen.tsx";
import { NoticeScreen } from "./ui/notice-screen.tsx";

const ClaimPage = lazy(() => import("./pages/claim-page.tsx").then((m) => ({ default: m.ClaimPage })));
const CompletePage = lazy(() =>
  import("./pages/complete-page.tsx").then((m) => ({ default: m.CompletePage })),
);
const FormPreviewPage = lazy(() =>
  import("./pages/form-preview-page.tsx").then((m) => ({ default: m.FormPreviewPage })),
);
const ThankYouPage = lazy(() =>
  import("./pages/thank-you-page.tsx").then((m) => ({ default: m.ThankYouPage })),
);
const WithdrawPage = lazy(() =>
  import("./pages/withdraw-page.tsx").then((m) => ({ default: m.WithdrawPage })),
);

export function App({ route }: { route: Route }) {
  return <Suspense fallback={<LoadingScreen />}>{screenOf(route)}</Suspense>;
}

function screenOf(route: Route) {
  switch (route.to) {
    case "interview":
      return (
        <InterviewFlow
          interviewId={route.interviewId}
          sessionId={route.sessionId}
          resumeToken={route.resumeToken}
        />
      );
    case "claim":
      return <ClaimPage {...route} />;
    case "complete":
      return <CompletePage />;
    case "formPreview":
      return <FormPreviewPage />;
    case "thankYou":
      return <ThankYouPage />;
    case "withdraw":
      return <WithdrawPage sessionId={route.sessionId} resumeToken={route.resumeToken} />;
    case "nowhere":
      return <Nowhere />;
  }
}

function Nowhere() {
  const texts = useTexts();
  return <NoticeScreen title={texts.pageNotFound} text={texts.pageNotFoundHelp} />;
}
