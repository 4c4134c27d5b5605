import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import type { NameForms } from '@osh/core/documents/on-paper/name-forms.ts'
import type { OwnFormFile } from '@osh/core/documents/own-forms/own-form.ts'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { renderDocx } from '../docx/render-docx.ts'
import { type Packing, packingAnywhere } from '../docx/zip-parts.ts'
import { checkOwnForm, fillOwnForm } from './own-form-file.ts'
import { type OpenedPackage, openPackage } from './package/open-package.ts'
import { samplePaper } from './sample-paper.ts'

type Data = Parameters<FormPress['listMissing']>[1]
type Template = Parameters<FormPress['listMissing']>[0]

/** What a press does with companies' own forms. */
export type OwnFormPress = Pick<FormPress, 'check' | 'readSample'> & {
  missing(template: Template, data: Data, own: OwnFormFile): ReturnType<FormPress['listMissing']>
  /** Throws if the paper lacks something. */
  print(template: Template, data: Data, own: OwnFormFile): Promise<Uint8Array>
}

/** Papers of a batch follow one another: as many opened forms are kept. */
const MOST_KEPT = 2

export function makeOwnFormPress(nameForms: NameForms, packing: Packing = packingAnywhere): OwnFormPress {
  const kept = new Map<string, OpenedPackage>()
  const opened = ({ sha256, bytes }: OwnFormFile): OpenedPackage => {
    const known = kept.get(sha256) ?? openPackage(bytes)
    kept.delete(sha256)
    kept.set(sha256, known)
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest)
    return known
  }
  const fill = (template: Template, data: Data, own: OwnFormFile) =>
    fillOwnForm(opened(own), template, { ...data, nameForms }, packing)
  return {
    check: async (template, bytes) =>
      checkOwnForm(bytes, template, { ...makeDemoFormData(template), nameForms }),
    readSample: async (template) => renderDocx(samplePaper(template), packing),
    missing: async (template, data, own) => {
      const paper = fill(template, data, own)
      return paper.is === 'lacking' ? paper.missing : []
    },
    print: async (template, data, own) => {
      const paper = fill(template, data, own)
      if (paper.is === 'filled') return paper.bytes
      throw new Error(`${template.slug}: ${paper.missing.map(({ name }) => name).join(', ')} missing`)
    },
  }
}
