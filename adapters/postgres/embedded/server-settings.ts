/**
 * For one small server on the same machine: whatever is committed is on disk, memory and processes are few, nothing
 * that users entered gets into the log.
 */
const SETTINGS = {
  listen_addresses: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
  max_connections: '40',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  jit: 'off',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '60s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  datestyle: 'ISO',
  client_min_messages: 'warning',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
} as const

export type ServerSettings = Partial<Record<keyof typeof SETTINGS, string>>

export const listSettingArguments = (
  cluster: string,
  socketDirectory: string,
  changed: ServerSettings,
): readonly string[] => [
  ...['-D', cluster, '-k', socketDirectory],
  ...Object.entries({ ...SETTINGS, ...changed }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
