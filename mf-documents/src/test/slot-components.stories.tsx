import { createSlotStories } from '@portal/remote-kit-build/slot-story'
import config from '../../remote.config.ts'
import { views } from '../routes.tsx'
import { texts } from '../texts.ts'

const createStory = createSlotStories({ config, texts, views })

export default { title: 'Slot components/mf-documents' }

export const counters = createStory('counters')
export const feed = createStory('feed')
