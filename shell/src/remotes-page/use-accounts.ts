import { useEffect, useState } from 'react'
import { type Asked, accountChannel, type PageAccount } from '../measure/account-channel.ts'

/** How often the other pages are asked, in milliseconds. */
const everyMs = 1000

/** What the other pages of this browser answer, now and every second; a page that was left is gone with the next answers. */
export function useAccounts(): readonly PageAccount[] {
  const [accounts, setAccounts] = useState<readonly PageAccount[]>([])
  useEffect(() => {
    const channel = new BroadcastChannel(accountChannel)
    let answers = new Map<string, PageAccount>()
    channel.onmessage = ({ data }: MessageEvent<Asked | PageAccount>) => {
      if (data !== 'asked') answers.set(data.page, data)
    }
    const ask = () => {
      setAccounts([...answers.values()])
      answers = new Map()
      channel.postMessage('asked' satisfies Asked)
    }
    ask()
    const asking = setInterval(ask, everyMs)
    return () => {
      clearInterval(asking)
      channel.close()
    }
  }, [])
  return accounts
}
