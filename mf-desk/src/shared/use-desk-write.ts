import type { ApiError } from '@portal/contract/error'
import { useWrite, type WriteOptions, type WriteState } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import { type DeskCall, type DeskInput, useTenantCode } from './desk-call.ts'

interface DeskWriteOptions<C extends DeskCall> extends Omit<WriteOptions<C>, 'errorText'> {
  /** Text for an error of this screen; null if a field shows the error, undefined for the general text. */
  errorText?: (error: ApiError) => string | null | undefined
}

type WriteInput<C extends DeskCall> = Parameters<WriteState<C>['submit']>[0]
export type DeskWriteInput<C extends DeskCall> = DeskInput<C, WriteInput<C>>

type DeskWriteState<C extends DeskCall> = Omit<WriteState<C>, 'mutate' | 'mutateAsync' | 'submit'> & {
  mutate: (input: DeskWriteInput<C>) => void
  mutateAsync: (input: DeskWriteInput<C>) => ReturnType<WriteState<C>['mutateAsync']>
  submit: (input: DeskWriteInput<C>) => ReturnType<WriteState<C>['submit']>
}

/**
 * `useWrite` for a call of the desk, at the current tenant. Afterwards all data of the desk is refetched. Has error
 * texts for staff: a colleague changed the data first (with the colleague's name if known), or the user's role does not
 * allow the change. For any other error, the text says that nothing was changed.
 */
export function useDeskWrite<C extends DeskCall>(
  call: C,
  { errorText, refreshes = [], ...options }: DeskWriteOptions<C> = {},
): DeskWriteState<C> {
  const text = useText()
  const tenant = useTenantCode()
  const getGeneralErrorText = ({ failure, status, body }: ApiError) => {
    if (failure !== 'refused') return text('act_failed')
    const { error: code, message = '', errors } = body
    const name = /^(.+) was first/.exec(message)?.[1]
    if (code === 'decided') return name ? text('act_decided', { name }) : text('act_decided_somebody')
    if (code === 'taken' && name) return text('act_taken', { name })
    if (code === 'changed') return text('act_changed')
    if (errors?.role) return text('person_last_owner')
    return text(status === 403 ? 'act_forbidden' : 'act_failed')
  }
  const write = useWrite(call, {
    ...options,
    refreshes: ['DESK', ...refreshes],
    errorText: (error) => {
      const ownText = errorText?.(error)
      return ownText === undefined ? getGeneralErrorText(error) : ownText
    },
  })
  const addTenant = (input: DeskWriteInput<C>) =>
    ({ ...input, params: { tenant, ...input.params } }) as unknown as WriteInput<C>
  return {
    ...write,
    mutate: (input) => write.mutate(addTenant(input)),
    mutateAsync: (input) => write.mutateAsync(addTenant(input)),
    submit: (input) => write.submit(addTenant(input)),
  }
}
