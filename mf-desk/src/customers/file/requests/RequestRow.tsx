import { dayAt } from '@portal/contract/clock'
import type { OpenRequest } from '@portal/contract/desk/file'
import { postRequestWithdrawn } from '@portal/contract/desk/request'
import { useWrite } from '@portal/remote-kit'
import { LazyConfirm } from '@portal/remote-kit/confirm'
import { Dutch } from '@portal/remote-kit/dutch'
import { actingRow } from '@portal/remote-kit/staff'
import { Badge, Box, Button, chakra, Flex, Text } from '@portal/ui'
import { useState } from 'react'
import { useCanEdit } from '../../../shared/use-can-edit.ts'
import { useMoment } from '../../../shared/use-moment.ts'
import { useProblem } from '../../../shared/use-problem.ts'
import { useTenantCode } from '../../../shared/use-tenant-code.ts'
import { useText } from '../../../texts.ts'

/** A requested document: deadline, what was received, and why it was rejected. */
export function RequestRow({ request }: { request: OpenRequest }) {
  const { id, kind, name, comment, date, received, rejected } = request
  const text = useText()
  const tenant = useTenantCode()
  const moment = useMoment()
  const may = useCanEdit()
  const [isConfirming, setConfirming] = useState(false)
  const write = useWrite(postRequestWithdrawn, {
    refreshes: ['DESK_FILE', 'DESK_QUEUE'],
    onDone: () => setConfirming(false),
  })
  const problem = useProblem()(write.error)
  const isLate = date !== null && !received && date < dayAt(new Date())
  return (
    <chakra.li css={actingRow}>
      <Box minW="0" flex="1 1 14em">
        <Text fontWeight={600}>
          <Dutch>{name}</Dutch>
        </Text>
        {comment && (
          <Text textStyle="meta" color="ink2">
            <Dutch>{comment}</Dutch>
          </Text>
        )}
        {rejected && (
          <Text textStyle="meta" color="bad">
            {text('rejected_because', { reason: rejected })}
          </Text>
        )}
      </Box>
      <Flex gap="2" wrap="wrap" align="center">
        {received && <Badge status="warn">{text('received')}</Badge>}
        {isLate && <Badge status="bad">{text('late')}</Badge>}
        {date && (
          <Text as="span" textStyle="meta" color="ink2">
            {text('before_day', { day: moment(date) })}
          </Text>
        )}
        {may && (
          <Button kind="quiet" small onClick={() => setConfirming(true)}>
            {text('withdraw')}
          </Button>
        )}
      </Flex>
      {may && (
        <LazyConfirm
          open={isConfirming}
          title={text('withdraw_title', { name })}
          confirm={text('withdraw')}
          cancel={text('cancel')}
          busy={write.isPending}
          problem={problem}
          onConfirm={() => write.mutate({ params: { tenant, kind, id } })}
          onCancel={() => setConfirming(false)}
        >
          {text('withdraw_hint')}
        </LazyConfirm>
      )}
    </chakra.li>
  )
}
