import type { GlobalError } from '../global-error.ts'

export const titleIdByGlobalError = {
  'server-error': 'server_error_title',
  maintenance: 'maintenance_title',
  'no-access': 'no_access_title',
  generic: 'generic_error_title',
  'unknown-office': 'unknown_office_title',
} as const satisfies Record<GlobalError, string>
