import type { CompanyId } from '@osh/core/companies/company.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { OwnForm, OwnFormDraft, OwnFormFile, OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormRepository } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import { type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Actor, Change, Ledger } from '../ledger.ts'
import { type KeptOwnForm, nextId, type State } from '../state.ts'
import { fromBase64, toBase64 } from './base64.ts'

export class MemoryOwnFormRepository implements OwnFormRepository {
  readonly #ledger: Ledger
  readonly #clock: Clock
  readonly #actor: Actor
  constructor(ledger: Ledger, clock: Clock, actor: Actor) {
    this.#ledger = ledger
    this.#clock = clock
    this.#actor = actor
  }

  list(companyId: CompanyId): Promise<readonly OwnForm[]> {
    return this.#ledger.read(({ ownForms }) =>
      ownForms
        .filter((form) => form.companyId === companyId && form.retired === null)
        .toSorted((a, b) => a.templateId - b.templateId)
        .map(ownFormOf),
    )
  }

  inUse(companyId: CompanyId, templateId: TemplateId): Promise<OwnFormFile | null> {
    return this.#ledger.read((state) => {
      const form = state.ownForms.find((one) => isInUse(one, companyId, templateId))
      return form ? fileOf(form) : null
    })
  }

  file(companyId: CompanyId, id: OwnFormId): Promise<Result<OwnFormFile, NotFound>> {
    return this.#ledger.read((state) => {
      const form = state.ownForms.find((one) => one.companyId === companyId && one.id === id)
      return form ? ok(fileOf(form)) : err(notFound)
    })
  }

  put(companyId: CompanyId, { bytes, ...draft }: OwnFormDraft): Promise<OwnForm> {
    return this.#ledger.change((state): Change<OwnForm> => {
      const form: KeptOwnForm = {
        ...draft,
        id: nextId(state.ownForms),
        companyId,
        size: bytes.length,
        base64: toBase64(bytes),
        enteredBy: this.#actor(),
        enteredAt: this.#clock.now(),
        retired: null,
      }
      const others = this.#retired(state, companyId, draft.templateId)
      return [{ ...state, ownForms: [...others, form] }, ownFormOf(form)]
    })
  }

  retire(companyId: CompanyId, templateId: TemplateId): Promise<Result<null, NotFound>> {
    return this.#ledger.change((state): Change<Result<null, NotFound>> => {
      if (!state.ownForms.some((one) => isInUse(one, companyId, templateId))) return [state, err(notFound)]
      return [{ ...state, ownForms: this.#retired(state, companyId, templateId) }, ok(null)]
    })
  }

  #retired({ ownForms }: State, companyId: CompanyId, templateId: TemplateId): readonly KeptOwnForm[] {
    const retired = { by: this.#actor(), at: this.#clock.now() }
    return ownForms.map((one) => (isInUse(one, companyId, templateId) ? { ...one, retired } : one))
  }
}

const isInUse = (form: KeptOwnForm, companyId: CompanyId, templateId: TemplateId): boolean =>
  form.companyId === companyId && form.templateId === templateId && form.retired === null

const ownFormOf = ({ retired: _, base64: __, ...form }: KeptOwnForm): OwnForm => form

const fileOf = (form: KeptOwnForm): OwnFormFile => ({ ...ownFormOf(form), bytes: fromBase64(form.base64) })
