import type { PpeUnit } from '../../shared/ppe-unit.ts'
import type { Confidence } from '../confidence.ts'
import type { PpeNormItem, PpeNorms, PpeTerm } from './ppe-norm.ts'
import data from './ppe-norms-767n.json' with { type: 'json' }

/** The data name items and hazards by words between blanks. */
const split = (words: string): readonly string[] => words.split(' ').filter(Boolean)

const items: ReadonlyMap<string, PpeNormItem> = new Map(
  Object.entries(data.items).map(([code, [name, quantity, unit, term]]) => [
    code,
    { name: String(name), quantity: Number(quantity), unit: unit as PpeUnit, term: term as PpeTerm },
  ]),
)

/** Throws for a word that the items lack: the data are then broken. */
const readItems = (codes: string): readonly PpeNormItem[] =>
  split(codes).map((code) => {
    const item = items.get(code)
    if (!item) throw new Error(`no item ${code}`)
    return item
  })

const agents: Readonly<Record<string, string>> = data.agents

/**
 * What of the uniform norms was found or written down: 161 professions of 5,000, hazards, washing agents. Each says how surely it is
 * known; of appendix 1 none is complete. It is large: a page brings it when it is asked for.
 *
 * Law: приказ Минтруда 29.10.2021 № 767н, приложения № 1, 2, 3.
 */
export const ppeNorms: PpeNorms = {
  professions: data.professions.map((written) => ({
    id: written.point ?? written.id,
    point: written.point ?? null,
    profession: written.profession,
    also: written.also ?? [],
    hazards: split(written.hazards),
    items: readItems(written.items),
    complete: false,
    confidence: written.confidence as Confidence,
  })),
  hazards: data.hazards.map(({ id, hazard, items: codes, confidence }) => ({
    id,
    hazard,
    items: readItems(codes),
    confidence: confidence as Confidence,
  })),
  washing: data.washing.map(({ id, work, agents: given, confidence }) => ({
    id,
    work,
    agents: Object.entries(given).map(([code, monthly]) => ({ name: agents[code] ?? code, monthly })),
    confidence: confidence as Confidence,
  })),
}
