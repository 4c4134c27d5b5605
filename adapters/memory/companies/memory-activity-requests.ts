import type { ActivityRequest, ActivityRequests } from '@osh/core/companies/company-directory.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Change, Ledger } from '../ledger.ts'

export class MemoryActivityRequests implements ActivityRequests {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  add(request: ActivityRequest): Promise<Result<null, never>> {
    return this.#ledger.change(
      (state): Change<Result<null, never>> => [
        { ...state, activityRequests: [...state.activityRequests, request] },
        ok(null),
      ],
    )
  }
}
