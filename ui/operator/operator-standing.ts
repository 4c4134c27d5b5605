import { makeAutoObservable } from 'mobx'
import { singleton } from '#ui/kit/services/service.ts'

/** Whether whoever is signed in runs the service, as far as a page of operators has been answered. */
export class OperatorStanding {
  /** Null before the first answer. */
  isOperator: boolean | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  note(isOperator: boolean): void {
    this.isOperator = isOperator
  }
}

export const operatorStanding = singleton('OperatorStanding', [], () => new OperatorStanding())
