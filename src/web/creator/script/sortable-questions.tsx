import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { ReactNode } from "react";

interface SortableQuestionsProps {
  ids: string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Moves the rows inside it by pointer, finger or keyboard, and says where they are. */
export function SortableQuestions({ ids, onMove, children }: SortableQuestionsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), over ? ids.indexOf(String(over.id)) : -1];
    if (to !== -1 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownOnly]}
      accessibility={{
        announcements: announce(ids),
        screenReaderInstructions: {
          draggable:
            "Press Space to pick up a question, the arrow keys to move it, Space to drop it, Escape to cancel.",
        },
      }}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announce(ids: string[]): Announcements {
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => `Question ${placeOf(active.id)} picked up.`,
    onDragOver: ({ over }) => (over ? `Position ${placeOf(over.id)} of ${ids.length}.` : "Outside the list."),
    onDragEnd: ({ over }) =>
      over ? `Dropped at position ${placeOf(over.id)} of ${ids.length}.` : "Dropped.",
    onDragCancel: ({ active }) => `Left at position ${placeOf(active.id)}.`,
  };
}
