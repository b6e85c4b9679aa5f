import { expect, it } from 'vitest';
import { rareSigns } from './rare-signs.ts';

it.each([
  ['Latin, Greek, Cyrillic', 'Zażółć gęślą jaźń · Ελληνικά · Кириллица', 0],
  ['Chinese, Japanese, Korean', '中文，日本語カナ、한국어', 0],
  ['a page in Arabic', 'مرحبا بالعالم '.repeat(1000), 1],
  ['a page in Hindi', 'नमस्ते दुनिया '.repeat(1000), 1],
  ['a page in Thai, with marks', 'ที่นี่ผู้ใหญ่ '.repeat(1000), 1],
  ['emoji', '🎉🎂 done ✅'.repeat(3), 6],
  ['letters of many scripts', 'अกაא', 4],
  ['a usual letter and a rare one in turn', 'aअ'.repeat(100), 100],
  ['marks that are piled up', `a${'\u0301'.repeat(500)}`, 496],
])('%s', (_, text, count) => expect(rareSigns(text)).toBe(count));
