import type { Mortgage } from '@portal/contract/mortgage'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Box, ProgressBar, Text } from '@portal/ui'
import { calculateRepaidAmount } from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'

export function RepaidBar({ mortgage }: { mortgage: Mortgage }) {
  const { language } = useLanguage()
  const text = useText()
  const repaid = calculateRepaidAmount(mortgage)
  if (!repaid) return null
  const percent = Math.round(repaid.share * 100)
  return (
    <Box maxW="560px">
      <ProgressBar share={repaid.share} label={text('mortgage_repaid_share', { percent })} />
      <Text textStyle="meta" color="ink2" mt="1.5">
        {text('mortgage_repaid', {
          amount: formatEuro(repaid.amount, language),
          total: formatEuro(repaid.of, language),
        })}
      </Text>
    </Box>
  )
}
