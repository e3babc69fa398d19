import { ApiError } from '@portal/contract/error'
import { QueryView, type ReadResult } from '@portal/remote-kit'
import { Badge, Card, Flex, Heading, Loading, Skeleton, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

interface AccountCardProps<T> {
  title: string
  read: ReadResult<T> & { error: unknown }
  /** Heights of the skeleton's blocks, in pixels. */
  skeletonHeights?: readonly number[]
  /** Returns whether the feature of the card is on; undefined for a feature that cannot be switched. */
  isOn?: (data: T) => boolean
  children: (data: T) => ReactNode
}

/**
 * Card of the account settings: title, state and content. Renders nothing if the server does not support the feature.
 */
export function AccountCard<T>({ title, read, skeletonHeights = [40], isOn, children }: AccountCardProps<T>) {
  const text = useText()
  if (read.error instanceof ApiError && read.error.status === 404) return null
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
        error={[text('account_error'), text('account_error_hint')]}
        framed={false}
      >
        {children}
      </QueryView>
    </Card>
  )
}
