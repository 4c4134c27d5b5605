import { listPartFiles, type Part } from '../page-build/parts.ts'

/** What is worked with at the place of an accident: the feed, incidents, and whatever any screen asks for. */
const TAKEN =
  /^(?:ui\/(?:app|example|first-run|incidents|kit|today)|adapters|core|node_modules)\/|^ui\/(?:measures\/IncidentMeasures|support\/ChatPart)\.tsx$/
/** These need the server, or are for a desk. */
const LEFT =
  /^ui\/incidents\/(?:figures|microtraumas|print)\/|^ui\/app\/areas\/(?:Account|Company|Employees)Area\.tsx$/

/** The files of a build that are kept before anyone opens them: the beginning, and the parts taken along with all that they need. */
export const chooseKeptFiles = (parts: readonly Part[]): ReadonlySet<string> =>
  listPartFiles(parts, ({ isEntry }) => isEntry, isTaken)

const isTaken = ({ sources }: Part): boolean =>
  sources.some((source) => TAKEN.test(source) && !LEFT.test(source))
