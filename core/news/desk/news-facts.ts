import { type Question, question, type Write } from '../../commands/command.ts'
import type { NewsId } from '../news-item.ts'
import type { WrittenNews } from './written-news.ts'

/** Locks the piece of news; null where there is none. */
export type LockNews = Question<'news', { readonly id: NewsId }, WrittenNews | null>
export const lockNews = question<LockNews>('news')

export type NewNewsId = Question<'new-news-id', object, NewsId>
export const newNewsId = question<NewNewsId>('new-news-id')

export type NewsQuestion = LockNews | NewNewsId

/** New or in place of the one before. */
export type NewsWrite = Write<'news', WrittenNews>
