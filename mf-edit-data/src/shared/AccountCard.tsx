import type { ApiCall, CallResponse } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { QueryView, type ReadResult, useCurrentData } from '@portal/remote-kit'
import { Badge, Card, Flex, Heading, Loading, Skeleton, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

interface AccountContentProps<T> {
  read: ReadResult<T>
  /** Heights of the skeleton's blocks, in pixels. */
  skeletonHeights?: readonly number[]
  children: (data: T) => ReactNode
}

/** Content of an account setting, once it has loaded. */
export function AccountContent<T>({ read, skeletonHeights = [40], children }: AccountContentProps<T>) {
  const text = useText()
  return (
    <QueryView
      read={read}
      placeholder={
        <Loading>
          <Stack gap="3" mt="4">
            {skeletonHeights.map((height, place) => (
              <Skeleton key={place} h={`${height}px`} />
            ))}
          </Stack>
        </Loading>
      }
      error={[text('account_error'), text('edit_error_hint')]}
      framed={false}
    >
      {children}
    </QueryView>
  )
}

interface AccountCardProps<C extends ApiCall> extends Omit<AccountContentProps<CallResponse<C>>, 'read'> {
  title: string
  /** Call that reads the setting. */
  call: C
  /** Returns whether the feature of the card is on; undefined for a feature that cannot be switched. */
  isOn?: (data: CallResponse<C>) => boolean
}

/**
 * Card of the account settings: title, state and content. Renders nothing if the server does not support the feature.
 */
export function AccountCard<C extends ApiCall>({ title, call, isOn, ...content }: AccountCardProps<C>) {
  const text = useText()
  const read = useCurrentData(call)
  if (isUnsupported(read)) return null
  const on = isOn && read.data !== undefined ? isOn(read.data) : null
  return (
    <Card>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Heading level={2} textStyle="subsection">
          {title}
        </Heading>
        {on !== null && (
          <Badge status={on ? 'good' : 'plain'}>{text(on ? 'two_step_on' : 'two_step_off')}</Badge>
        )}
      </Flex>
      <AccountContent read={read} {...content} />
    </Card>
  )
}

/** Whether the server does not support a feature. */
export const isUnsupported = ({ error }: { error: unknown }): boolean =>
  error instanceof ApiError && error.status === 404
