import type { Caller } from '@osh/core/auth/account.ts'
import type { OwnSignIns } from '@osh/core/auth/own-sign-ins.ts'
import { documentFormats } from '@osh/core/documents/document.ts'
import { nameDocumentFile } from '@osh/core/documents/document-file-name.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import { cleanFileName } from '@osh/core/files/file-name.ts'
import { type FileMark, readPieces } from '@osh/core/files/file-store.ts'
import { collectAccountData } from '@osh/core/personal-data/account-data.ts'
import { collectPersonalData, type PersonalData } from '@osh/core/personal-data/collect-personal-data.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { nameEvidenceFile } from '#adapters/documents/incident/evidence-name.ts'
import { writeAccountDataPage } from '#adapters/documents/personal-data/account-data-page.ts'
import { writePersonalDataPage } from '#adapters/documents/personal-data/personal-data-page.ts'
import { accountDataCalls, personalDataCalls } from '#adapters/wire/erasure/personal-data-calls.ts'
import type { Access } from '../../access.ts'
import type { Api } from '../../api.ts'
import { readCompanyDay } from '../../company-day.ts'
import { type Packed, zipStream } from '../../response/zip-stream.ts'
import { serve } from '../../serve.ts'

const described = {
  export:
    'All that is kept of an employee: a zip of a page to read, the same as JSON, every paper that names them, and what is about them in investigations',
}

const ofAccount = {
  own: 'All that is kept of the caller: a zip of a page to read, and the same as JSON',
}

type Needs = {
  readonly clock: Clock
  readonly access: Access
  readonly ownSignIns: (caller: Caller) => Pick<OwnSignIns, 'listDevices'>
}

/** What is kept of one person, given out. */
export function addPersonalDataRoutes(api: Api, { clock, access, ownSignIns }: Needs): void {
  serve(api, accountDataCalls, ofAccount, ({ caller, records }) => ({
    own: async () => {
      const { listDevices: devices } = ownSignIns(caller)
      const sources = { account: () => records.account.readAccount(), devices, traces: records.ownTraces }
      const data = await collectAccountData(sources)
      const madeOn = formatDate(clock.now().slice(0, 10) as LocalDate)
      return {
        format: 'zip',
        bytes: zipStream(packReadable(writeAccountDataPage(data, madeOn), data), new Date(clock.now())),
        name: 'Сведения об аккаунте.zip',
        latinName: 'account-data',
      }
    },
  }))
  serve(api, personalDataCalls, described, ({ caller, records }) => ({
    export: async (company, id) => {
      const data = await collectPersonalData(records, records.personal, company, id)
      if (!data.ok) return data
      const today = formatDate(await readCompanyDay(records, company, clock))
      const mayRead = async () => access.mayStill(caller, company, 'give-out-personal-data')
      return ok({
        format: 'zip',
        bytes: zipStream(pack(data.value, today, records, mayRead), new Date(clock.now())),
        name: `${cleanFileName(`Сведения ${joinFullName(data.value.employee)}`)}.zip`,
        latinName: 'personal-data',
      })
    },
  }))
}

/** A download lasts: access is asked for again before each paper. */
async function* pack(
  data: PersonalData,
  today: string,
  { files }: StoredRecords,
  mayRead: () => Promise<boolean>,
): AsyncGenerator<Packed, undefined> {
  yield* packReadable(writePersonalDataPage(data, today), data)
  for (const { name, companyId, mark } of [...listPapers(data), ...listEvidence(data)]) {
    if (!(await mayRead())) throw new Unavailable(404)
    yield { name, bytes: readPieces(files, companyId, mark) }
  }
}

/** A page for people, the same for programs. */
async function* packReadable(page: string, data: unknown): AsyncGenerator<Packed, undefined> {
  const text = new TextEncoder()
  yield { name: 'Сведения.html', bytes: text.encode(page) }
  yield { name: 'Сведения.json', bytes: text.encode(JSON.stringify(data, null, 1)) }
}

type Kept = { readonly name: string; readonly companyId: CompanyId; readonly mark: FileMark }

const listPapers = ({ documents }: PersonalData): readonly Kept[] =>
  documents.flatMap((document) =>
    documentFormats.flatMap((format): readonly Kept[] => {
      const mark = document.files[format]
      const name = `Документы/${nameDocumentFile(document, format)}`
      return mark === null ? [] : [{ name, companyId: document.companyId, mark }]
    }),
  )

/** Numbered: two may have one name. */
const listEvidence = ({ incidents, microtraumas, employee: { companyId } }: PersonalData): readonly Kept[] =>
  [
    ...incidents.flatMap(({ injury }) => injury?.evidence ?? []),
    ...microtraumas.flatMap(({ own }) => own?.evidence ?? []),
  ].flatMap(({ name, content }, i): readonly Kept[] =>
    content.is === 'file'
      ? [
          {
            name: `Происшествия/${nameEvidenceFile({ name, format: content.format }, i + 1)}`,
            companyId,
            mark: content.file,
          },
        ]
      : [],
  )
