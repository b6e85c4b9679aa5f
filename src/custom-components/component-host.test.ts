import { expect, it } from 'vitest';
import { componentHosts, frameAddress } from './component-host.ts';

it.each([
  ['pages.example.com', 'parts.example.org:8443', '*.parts.example.org:8443'],
  ['pages.example.com', '', 'pages.example.com'],
  ['localhost:4100', '', '*.localhost:4100'],
  ['127.0.0.1:4100', '', '*.localhost:4100'],
  ['localhost.example.com', '', 'localhost.example.com'],
])('gives each package a host of its own where there are such: %s, %j', (host, configured, hosts) => {
  expect(componentHosts(host, configured)).toBe(hosts);
});

it('finds the frame of a package', () => {
  const page = { protocol: 'https:', host: 'pages.example.com', contextPath: '/pw', configured: 'parts.example.com' };
  expect(frameAddress('abc', page)).toBe('https://abc.parts.example.com/pw/component/abc/frame.html');
});
