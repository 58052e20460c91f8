import { Anchor } from "@mantine/core";
import { useParams, useSearchParams } from "react-router";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { When } from "#web/ui/when.tsx";
import { QuotingProvider } from "../../components/finding-editor/quoting.tsx";
import { LoadedPage, MissingPage } from "../../components/loaded-page.tsx";
import { readSourcePlace } from "../../passages/source-address.ts";
import { useMayChange } from "../../queries/rights.ts";
import { useThread } from "../../queries/threads.ts";
import { describeComments } from "../interview/integrations/thread-words.ts";
import { CommentList } from "./comment-list.tsx";

/** An imported thread of a forum as a page of its own. */
export function ThreadScreen() {
  const { threadId = "" } = useParams();
  const [search] = useSearchParams();
  const query = useThread(threadId);
  const { data: thread } = query;
  const mayChange = useMayChange().ofInterview(thread?.interviewId ?? null);
  usePageTitle(thread?.threadTitle ?? "Thread");
  return (
    <LoadedPage
      query={query}
      missing={
        <MissingPage title="Thread not found" text="It was deleted, or it belongs to another account." />
      }
      failed="Failed to load the thread"
      loading="Loading the thread"
      lines={8}
    >
      {(thread) => (
        <>
          <PageHeader
            title={thread.threadTitle}
            crumbs={[{ label: "All projects", to: "/projects" }, { label: thread.threadTitle }]}
            detail={
              <span className="wrap gap-4-12">
                {thread.forum && <span dir="auto">{thread.forum}</span>}
                <span>{describeComments(thread)}</span>
                {thread.threadCreated && (
                  <span>
                    Created <When at={thread.threadCreated} exact="day" />
                  </span>
                )}
                {/^https:\/\//.test(thread.url) && (
                  <Anchor href={thread.url} target="_blank" rel="noreferrer" size="sm">
                    Open on Reddit
                  </Anchor>
                )}
              </span>
            }
          />
          {thread.notices.length > 0 && (
            <div className="below-16">
              <NoticeBox kind="info">
                {thread.notices.map((notice) => (
                  <p key={notice}>{notice}</p>
                ))}
              </NoticeBox>
            </div>
          )}
          <section className="card pad-12-16" aria-label="Comments">
            {thread.comments.length === 0 ? (
              <p className="prose">Couldn't read any comments.</p>
            ) : (
              <QuotingProvider
                source={{ kind: "thread", id: thread._id }}
                interviews={mayChange ? [{ _id: thread.interviewId, name: thread.threadTitle }] : []}
              >
                <CommentList comments={thread.comments} place={readSourcePlace(search, thread._id)} />
              </QuotingProvider>
            )}
          </section>
        </>
      )}
    </LoadedPage>
  );
}
