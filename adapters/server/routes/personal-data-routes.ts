import { fullNameOf } from '@osh/core/employees/employee.ts'
import { piecesOf } from '@osh/core/files/file-store.ts'
import { collectPersonalData, type PersonalData } from '@osh/core/personal-data/collect-personal-data.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { documentFileName, plainFileName } from '#adapters/documents/file/document-name.ts'
import { personalDataPage } from '#adapters/documents/personal-data/personal-data-page.ts'
import { personalDataCalls } from '#adapters/wire/erasure/personal-data-calls.ts'
import type { Access } from '../access.ts'
import type { Api } from '../api.ts'
import { todayOf } from '../company-day.ts'
import { type Packed, zipStream } from '../response/zip-stream.ts'
import { serve } from '../serve.ts'

const described = {
  export:
    'All that is kept of an employee: a zip of a page to read, the same as JSON, and every paper that names them',
}

/** What is kept of one person, given out. */
export function personalDataRoutes(api: Api, clock: Clock, access: Access): void {
  serve(api, personalDataCalls, described, ({ caller, records }) => ({
    export: async (company, id) => {
      const data = await collectPersonalData(records, records.personal, company, id)
      if (!data.ok) return data
      const today = formatDate(await todayOf(records, company, clock))
      const mayRead = async () => (await access.enter(caller, company)).is === 'member'
      return ok({
        format: 'zip',
        bytes: zipStream(packed(data.value, today, records, mayRead), new Date(clock.now())),
        name: `${plainFileName(`Сведения ${fullNameOf(data.value.employee)}`)}.zip`,
        latinName: 'personal-data',
      })
    },
  }))
}

/** A download lasts: access is asked for again before each paper. */
async function* packed(
  data: PersonalData,
  today: string,
  { files }: StoredRecords,
  mayRead: () => Promise<boolean>,
): AsyncGenerator<Packed, undefined> {
  const text = new TextEncoder()
  yield { name: 'Сведения.html', bytes: text.encode(personalDataPage(data, today)) }
  yield { name: 'Сведения.json', bytes: text.encode(JSON.stringify(data, null, 1)) }
  for (const document of data.documents)
    for (const format of ['docx', 'pdf'] as const) {
      const mark = document.files[format]
      if (mark === null) continue
      if (!(await mayRead())) throw new Unavailable(404)
      const name = `Документы/${documentFileName(document, format)}`
      yield { name, bytes: piecesOf(files, document.companyId, mark) }
    }
}
