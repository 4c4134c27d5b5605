import type { ProofKind } from '@osh/core/account/proof.ts'
import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { SessionId } from '@osh/core/shared/identity.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type UsersTable = {
  open_company_id: CompanyId | null
  operator_since: Generated<Instant | null>
  fullname: string | null
  position: string | null
  closes_on: LocalDate | null
  id: GeneratedAlways<UserId>
  email: string
  created_at: Generated<Instant>
  confirmed_at: Generated<Instant | null>
  password_hash: string
}

export type SessionsTable = {
  user_id: UserId
  id: GeneratedAlways<SessionId>
  device: string
  since: Instant
  seen: Instant
  expires_at: Instant
}

export type RefreshTokensTable = {
  token_hash: string
  user_id: UserId
  session_id: SessionId
  issued_at: Instant
  expires_at: Instant
  rotated_at: Instant | null
}

export type ProofsTable = {
  user_id: UserId
  kind: ProofKind
  secret_hash: string
  email: string | null
  expires_at: Instant
}

export type SecondFactorsTable = {
  user_id: UserId
  secret: string
  since: Instant | null
  last_step: number
}

export type PushDevicesTable = {
  user_id: UserId
  session_id: SessionId
  endpoint: string
  p256dh: string
  auth: string
}

export type RecoveryCodesTable = { user_id: UserId; code_hash: string }
