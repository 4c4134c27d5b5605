import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { NameForms } from '@osh/core/documents/on-paper/name-forms.ts'
import { drawFirstPage } from '../pdf/draw-first-page.ts'
import type { PdfMaker } from '../pdf/render-pdf.ts'
import { fillForm } from './filling/fill-form.ts'
import type { FormData } from './filling/form-data.ts'
import type { FormLibrary } from './form-library.ts'

/** The first page of a form as an SVG; what it will be filled with is marked and named there. */
export type DrawForm = (template: Template) => Promise<string>

export const makeDrawForm =
  (library: Pick<FormLibrary, 'get'>, maker: PdfMaker, nameForms: NameForms): DrawForm =>
  async (template) => {
    const form = library.get(template)
    if (!form) throw new Error(`no form ${template.slug}`)
    return drawFirstPage(fillForm(form, { ...ofNoOne, nameForms }, true).paper, maker)
  }

const ofNoOne: Omit<FormData, 'nameForms'> = {
  company: {
    name: '',
    shortName: null,
    legalAddress: null,
    actualAddress: null,
    mailingAddress: null,
    phone: null,
    email: null,
    inn: '',
    kpp: null,
    okpo: null,
    oktmo: null,
    okved: null,
    ogrn: null,
    okato: null,
    okogu: null,
    formOfOwnership: null,
    directorName: '',
    directorPosition: null,
    activities: [],
    timeZone: DEFAULT_TIME_ZONE,
    numbering: 'whole',
  },
  document: { number: '', date: null },
  employee: null,
  employees: [],
  values: {},
}
