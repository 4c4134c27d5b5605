import { makeSampleSheet } from '@osh/core/imports/sample/sample-sheet.ts'
import { makeTemplateLists } from '@osh/core/imports/template/template-lists.ts'
import type { SamplePorts } from '../import-store.ts'
import { writeSample } from './write-sample.ts'
import { writeTemplate } from './write-template.ts'

/** A file of invented people, for whoever has none at hand. */
export const writeSampleFile = ({ today }: SamplePorts): Promise<Uint8Array> =>
  writeSample(makeSampleSheet(today))

/** A file to be filled in, with what the company has to choose from. Throws `Unavailable`. */
export async function writeTemplateFile({
  departments,
  positions,
  company,
}: SamplePorts): Promise<Uint8Array> {
  const lists = await Promise.all([departments.list(company.id), positions.list()])
  const [ownDepartments, allPositions] = lists.map((all) => all.map(({ name }) => name))
  return writeTemplate(
    makeTemplateLists({ departments: ownDepartments ?? [], positions: allPositions ?? [] }),
  )
}
