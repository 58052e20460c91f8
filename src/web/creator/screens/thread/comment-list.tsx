import { type CSSProperties, memo, type PointerEvent, useRef } from "react";
import { When } from "#web/ui/when.tsx";
import { MessageQuoteButtons, useQuoting } from "../../components/finding-editor/quoting.tsx";
import type { PassageLink } from "../../passages/passage-link.ts";
import { MarkedText } from "../session/marked-text.tsx";
import { readSelection } from "../session/read-selection.ts";
import classes from "../session/session.module.css";
import { useScrollToMessage } from "../transcript/use-scroll-to-message.ts";

interface ThreadComment {
  _id: string;
  author: string;
  text: string;
  depth: number;
  createdAt: string | null;
}

/** Deeper ones stand where the deepest shown stands, so that a phone has room for the words. */
const deepestShown = 6;

interface CommentListProps {
  comments: readonly ThreadComment[];
  place: PassageLink;
}

/** The comments of a thread, answers under what they answer; the one that the address names is marked. */
export function CommentList({ comments, place }: CommentListProps) {
  const list = useRef<HTMLOListElement>(null);
  useScrollToMessage(list, place);
  return (
    <ol ref={list} aria-label="Comments">
      {comments.map((comment) => {
        const linked = place.messageId === comment._id;
        return (
          <Comment
            key={comment._id}
            comment={comment}
            linked={linked}
            start={linked ? place.span?.start : undefined}
            end={linked ? place.span?.end : undefined}
          />
        );
      })}
    </ol>
  );
}

interface CommentProps {
  comment: ThreadComment;
  linked: boolean;
  start?: number | undefined;
  end?: number | undefined;
}

const Comment = memo(function Comment({ comment, linked, start, end }: CommentProps) {
  const marks = start === undefined || end === undefined ? [] : [{ kind: "evidence" as const, start, end }];
  const quoting = useQuoting();
  const takeSelection = (event: PointerEvent<HTMLElement>) => {
    const passage = readSelection(event.currentTarget, comment.text);
    if (passage) quoting?.select(comment, passage);
  };
  const depth = { "--depth": Math.min(comment.depth, deepestShown) } as CSSProperties;
  return (
    <li
      className={`stack no-ring gap-4 pad-12-16 ${classes.comment}`}
      style={depth}
      data-message={comment._id}
      data-sender="user"
      data-linked={linked || undefined}
      tabIndex={-1}
    >
      <div className="wrap fine gap-4-12">
        <span className="ink strong">{comment.author}</span>
        {comment.depth > 0 && <span className="visually-hidden">answers, level {comment.depth}</span>}
        {comment.createdAt && <When at={comment.createdAt} />}
      </div>
      <p
        className={`line-20 muted anywhere reading pre-wrap ${classes.text}`}
        dir="auto"
        onPointerUp={takeSelection}
      >
        <MarkedText text={comment.text} marks={marks} />
      </p>
      {quoting && (
        <div className="row gap-4-12">
          <span className={`inline-flex flex-wrap gap-4-12 ${classes.quiet}`}>
            <MessageQuoteButtons message={comment} />
          </span>
        </div>
      )}
    </li>
  );
});
