import { Problems, Refused } from "./refused.tsx";
import { SlowSave } from "./slow-save.tsx";
import type { Submitting } from "./submitting.ts";

/** The area at the top of a form: changes by others, the refusal of the save, the list of problems. */
export function Summary({ submitting }: { submitting: Submitting }) {
  const { form, saver, submission, inside, queue, meanwhile: choices } = submitting;
  const { refusal } = submission;
  const { meanwhile } = saver;
  const onPick = (name: string) => submitting.focus(name);
  return (
    <>
      {submission.isRunning && <SlowSave stop={() => submission.stop()} />}
      {choices && <choices.MeanwhileArea form={form} meanwhile={meanwhile} root={inside.root} onPick={onPick} />}
      <div role="alert">
        {refusal && !(choices && meanwhile.clashes.length) && (
          <Refused
            key={submission.refusals}
            refusal={refusal}
            saver={saver}
            isQuiet={submitting.isQuiet}
            isRetried={submitting.isRetried}
          />
        )}
        {refusal && queue && (
          <queue.Queue inside={inside} saver={saver} error={refusal.error} done={() => submission.forgetRefusal()} />
        )}
        {submission.hasSubmitted && form.problems.length > 0 && <Problems form={form} onPick={onPick} />}
      </div>
    </>
  );
}
