import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { t } from "../../src/base/language/i18n.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { askReads, questionsOf } from "../../src/page/inspecting/doctor/ask-reads.ts";
import { examine, type Examined } from "../../src/page/inspecting/doctor/examine.ts";
import type { LiveFinding } from "../../src/page/inspecting/doctor/live-finding.ts";
import { findingsText } from "../../src/page/inspecting/doctor/findings-text.ts";
import { watchPolicy } from "../../src/page/inspecting/doctor/policy-faults.ts";
import { tagWeights, type Weight } from "../../src/page/inspecting/doctor/tag-weights.ts";
import { openingTag } from "../../src/page/inspecting/opening-tag.ts";
import { referenceOf } from "../../src/base/reference-of.ts";
import { Marks } from "./element-marks.tsx";
import { words } from "./phrases.ts";
import type { TabProps } from "./request-list.tsx";
import { showElement } from "./show-element.ts";

/** Items that are listed at once; a button lists more. */
const page = 100;

/** The last examination, kept while this panel shows another tab and the page has the same address. */
let kept: (Examined & { asked: LiveFinding[]; weights: Weight[]; panel: Element; href: string }) | undefined;

const panelOf = (box: HTMLElement | null): Element | null => box && natives.closest(box, ".vs");
const isOf = (panel: Element | null): boolean => !!kept && kept.panel === panel && kept.href === location.href;

/** The mistakes of the live page; it changes nothing in it and asks the server only after a confirmation. */
export function Doctor({ copy }: TabProps) {
  const box = useRef<HTMLDivElement>(null);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const [progress, setProgress] = useState("");
  const [shown, setShown] = useState<"findings" | "elements">("findings");

  async function look(): Promise<void> {
    const probe = panelOf(box.current);
    if (!probe) return;
    if (!isOf(probe)) kept = undefined;
    watchPolicy();
    const found = await examine(probe, (done, all) => setProgress(words("doctorLooking", { done, all })));
    kept = { ...found, asked: [], weights: await tagWeights(), panel: probe, href: location.href };
    setProgress("");
    redraw();
  }
  const lookNow = useEffectEvent(() => void look());
  useEffect(() => (isOf(panelOf(box.current)) ? undefined : lookNow()), []);

  const findings = [...(kept?.asked ?? []), ...(kept?.findings ?? [])];
  return (
    <div ref={box} className="doctor">
      <div className="doctor-bar">
        <button type="button" onClick={() => void look()}>
          {words("doctorAgain")}
        </button>
        {kept && (
          <>
            <button type="button" aria-pressed={shown === "findings"} onClick={() => setShown("findings")}>
              {words("doctorFindings", { count: findings.length })}
            </button>
            <button type="button" aria-pressed={shown === "elements"} onClick={() => setShown("elements")}>
              {words("doctorElements", { count: kept.elements.length })}
            </button>
            <button type="button" onClick={() => copy(findingsText(findings))}>
              {words("doctorCopy")}
            </button>
          </>
        )}
        <output>{progress}</output>
      </div>
      {kept && (
        <AskServer
          elements={kept.elements}
          onAnswers={(asked) => {
            kept!.asked = asked;
            redraw();
          }}
        />
      )}
      {kept && shown === "findings" && <Findings findings={findings} copy={copy} />}
      {kept && shown === "elements" && <Elements elements={kept.elements} findings={findings} />}
      {kept && <Weights weights={kept.weights} />}
      {kept && <Marks elements={kept.elements} findings={findings} />}
    </div>
  );
}

/** A button, then the question with what will be asked, then the answers. */
function AskServer({ elements, onAnswers }: { elements: Element[]; onAnswers(asked: LiveFinding[]): void }) {
  const [isAsking, setAsking] = useState(false);
  const [progress, setProgress] = useState("");
  const questions = isAsking ? questionsOf(elements) : [];

  async function ask(): Promise<void> {
    const asked = await askReads(questions, (done, all) => setProgress(words("doctorLooking", { done, all })));
    onAnswers(asked);
    setAsking(false);
    setProgress(words(asked.length ? "doctorAnswered" : "doctorAllWell", { count: questions.length }));
  }
  if (!isAsking)
    return (
      <div className="doctor-bar">
        <button type="button" onClick={() => setAsking(true)}>
          {words("doctorAsk")}
        </button>
        <output>{progress}</output>
      </div>
    );
  return (
    <section className="doctor-question" aria-label={words("doctorAsk")}>
      <p>{words("doctorAskHelp", { count: questions.length })}</p>
      <p className="code">
        {questions
          .slice(0, 20)
          .map(({ kind, name }) => `${kind} ${name}`)
          .join(", ") || "–"}
      </p>
      <div className="doctor-bar">
        <button type="button" className="main" onClick={() => void ask()}>
          {words("doctorAskNow")}
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          {t("cancel")}
        </button>
        <output>{progress}</output>
      </div>
    </section>
  );
}

function Findings({ findings, copy }: { findings: LiveFinding[]; copy(text: string): void }) {
  const [count, setCount] = useState(page);
  if (!findings.length) return <p className="empty">{words("doctorNone")}</p>;
  return (
    <>
      <ol className="findings">
        {findings.slice(0, count).map((one, index) => (
          <li key={`${one.rule} ${one.at} ${one.expected} ${one.found}`} className={`plain ${one.severity}`}>
            <Finding one={one} number={index + 1} copy={copy} />
          </li>
        ))}
      </ol>
      <More left={findings.length - count} onMore={() => setCount(count + page)} />
    </>
  );
}

function Finding({ one, number, copy }: { one: LiveFinding; number: number; copy(text: string): void }) {
  const { severity, tag, expected, found, suggestion, link, element } = one;
  return (
    <>
      <p>
        <b className={severity}>{`${number}. ${words(severity === "error" ? "doctorError" : "doctorWarning")}`}</b>{" "}
        <span className="code">{tag}</span>
      </p>
      <dl>
        <dt>{words("doctorExpected")}</dt>
        <dd>{expected}</dd>
        <dt>{words("doctorFound")}</dt>
        <dd>{found}</dd>
        {suggestion && (
          <>
            <dt>{words("doctorTry")}</dt>
            <dd className="code">{suggestion}</dd>
          </>
        )}
      </dl>
      <div className="doctor-bar">
        <a href={referenceOf(link)} target="_blank" rel="noopener noreferrer">
          {words("doctorReference")}
        </a>
        {suggestion && (
          <button type="button" aria-label={`${words("doctorCopyLine")} ${number}`} onClick={() => copy(suggestion)}>
            {words("doctorCopyLine")}
          </button>
        )}
        {element && (
          <button
            type="button"
            aria-label={`${words("inspectShow")} ${number}`}
            onClick={() => showElement(element as HTMLElement)}
          >
            {words("inspectShow")}
          </button>
        )}
      </div>
    </>
  );
}

function Elements({ elements, findings }: { elements: Element[]; findings: LiveFinding[] }) {
  const [count, setCount] = useState(page);
  const counts = new Map<Element, number>();
  for (const { element } of findings) if (element) counts.set(element, (counts.get(element) ?? 0) + 1);
  return (
    <>
      <ol>
        {elements.slice(0, count).map((element, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list of one examination does not change
          <li key={index} className="plain">
            <span className="code">{openingTag(element)}</span>{" "}
            {counts.has(element) && (
              <span className="problem">{words("doctorFindings", { count: counts.get(element)! })}</span>
            )}
            <button
              type="button"
              aria-label={`${words("inspectShow")} ${index + 1}`}
              onClick={() => showElement(element as HTMLElement)}
            >
              {words("inspectShow")}
            </button>
          </li>
        ))}
      </ol>
      <More left={elements.length - count} onMore={() => setCount(count + page)} />
    </>
  );
}

const More = ({ left, onMore }: { left: number; onMore(): void }) =>
  left > 0 && (
    <button type="button" onClick={onMore}>
      {words("doctorMore", { count: left })}
    </button>
  );

/** What the tags of the page weigh. */
function Weights({ weights }: { weights: Weight[] }) {
  if (!weights.length) return null;
  return (
    <table className="weights">
      <caption>{words("doctorWeights")}</caption>
      <thead>
        <tr>
          <th scope="col">{words("doctorTag")}</th>
          <th scope="col">{words("doctorCount")}</th>
          <th scope="col">{words("doctorKb")}</th>
          <th scope="col">{words("doctorMs")}</th>
        </tr>
      </thead>
      <tbody>
        {weights.map(({ tag, count, bytes, ms }) => (
          <tr key={tag}>
            <th scope="row">{tag}</th>
            <td>{count}</td>
            <td>{(bytes / 1024).toFixed(1)}</td>
            <td>{ms}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
