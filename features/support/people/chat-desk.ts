import assert from 'node:assert/strict'
import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { ConversationDesk, OperatorConversations } from '@osh/core/support/support-desk.ts'
import { ports } from '#ui/app/container.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { ConversationStore } from '#ui/support/conversation-store.ts'

/** A person before the chat with the support, or before the desk of the service's operators. */
export class ChatDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void
  /** Of which company an operator reads: they are a member of none. */
  asked: CompanyId | null = null

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  get user(): UserId {
    const user = this.#services.get(ports.session).readUserId()
    assert(user, 'никто не вошёл')
    return user
  }

  async say(text: string): Promise<void> {
    await this.#sayIn(await this.#open(await this.#ownDesk(), 'person'), text)
  }

  async answer(person: UserId, text: string): Promise<void> {
    await this.#sayIn(await this.#openOf(person), text)
  }

  /** What is said, in its order: who says it, and what. */
  async readOwn(): Promise<readonly (readonly [string, string])[]> {
    const { messages } = await this.#open(await this.#ownDesk(), 'person')
    return messages.map(({ from, text }) => [from === 'person' ? 'я' : 'поддержка', text] as const)
  }

  /** As the page does where the chat is open. */
  async look(): Promise<void> {
    await (await this.#open(await this.#ownDesk(), 'person')).markRead()
  }

  async countUnread(): Promise<number> {
    const { last, read } = await (await this.#ownDesk()).readState()
    return Math.max(0, last - read.person)
  }

  /** Who waits for an answer in the company, as the list has them. */
  async listWaiting(): Promise<readonly UserId[]> {
    const all = await (await this.#operator()).list()
    return all
      .filter(({ companyId, waitsSince }) => companyId === this.#company && waitsSince !== null)
      .map(({ person }) => person)
  }

  async settle(person: UserId): Promise<void> {
    const isDone = await (await this.#operator()).settle({ companyId: this.#company, person })
    assert(isDone, 'разговор не закрыт')
  }

  async #sayIn(conversation: ConversationStore, text: string): Promise<void> {
    conversation.type(text)
    await conversation.say()
    const { failure, isBlank } = conversation
    this.#hear(isBlank ? 'сообщение пустое' : failure)
  }

  async #openOf(person: UserId): Promise<ConversationStore> {
    const desk = (await this.#operator()).deskOf({ companyId: this.#company, person })
    return this.#open(desk, 'support')
  }

  async #open(desk: ConversationDesk, side: 'person' | 'support'): Promise<ConversationStore> {
    const conversation = new ConversationStore(desk, side, { text: '' })
    await conversation.open()
    return conversation
  }

  async #ownDesk(): Promise<ConversationDesk> {
    return (await this.#support()).deskOf(this.#company)
  }

  async #operator(): Promise<OperatorConversations> {
    return (await this.#support()).operator
  }

  #support() {
    const open = this.#services.get(ports.support)
    assert(open, 'поддержки здесь нет')
    return open()
  }

  get #company(): CompanyId {
    const { last } = this.#services.get(currentCompany)
    const id = this.asked ?? last?.id
    assert(id, 'организации нет')
    return id
  }
}
