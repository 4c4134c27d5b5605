import type { CompanyId } from '@osh/core/companies/company.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { OwnForm, OwnFormFile, OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormQueries } from '@osh/core/documents/own-forms/own-form-repository.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { fileIn } from '../files/memory-file-store.ts'
import type { Ledger } from '../ledger.ts'
import type { KeptOwnForm, State } from '../state.ts'

export class MemoryOwnFormQueries implements OwnFormQueries {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  list(companyId: CompanyId): Promise<readonly OwnForm[]> {
    return this.#ledger.read(({ ownForms }) =>
      ownForms
        .filter((form) => form.companyId === companyId && form.retired === null)
        .toSorted((a, b) => a.templateId - b.templateId)
        .map(readOwnForm),
    )
  }

  findInUse(companyId: CompanyId, templateId: TemplateId): Promise<OwnFormFile | null> {
    return this.#ledger.read((state) => {
      const form = state.ownForms.find((one) => isInUse(one, companyId, templateId))
      return form ? fileOf(state, form) : null
    })
  }

  get(companyId: CompanyId, id: OwnFormId): Promise<Result<OwnForm, NotFound>> {
    return this.#ledger.read(({ ownForms }) => {
      const form = ownForms.find((one) => one.companyId === companyId && one.id === id)
      return form ? ok(readOwnForm(form)) : err(notFound)
    })
  }

  readFile(companyId: CompanyId, id: OwnFormId): Promise<Result<OwnFormFile, NotFound>> {
    return this.#ledger.read((state) => {
      const form = state.ownForms.find((one) => one.companyId === companyId && one.id === id)
      const file = form ? fileOf(state, form) : null
      return file ? ok(file) : err(notFound)
    })
  }
}

/** The company's own form in place of the library's; null while there is none. */
export function formInUse({ ownForms }: State, companyId: CompanyId, templateId: TemplateId): OwnForm | null {
  const form = ownForms.find((one) => isInUse(one, companyId, templateId))
  return form ? readOwnForm(form) : null
}

const isInUse = (form: KeptOwnForm, companyId: CompanyId, templateId: TemplateId): boolean =>
  form.companyId === companyId && form.templateId === templateId && form.retired === null

const readOwnForm = ({ retired: _, ...form }: KeptOwnForm): OwnForm => form

function fileOf(state: State, form: KeptOwnForm): OwnFormFile | null {
  const bytes = fileIn(state, form.companyId, form.sha256)
  return bytes.ok ? { ...readOwnForm(form), bytes: bytes.value } : null
}
