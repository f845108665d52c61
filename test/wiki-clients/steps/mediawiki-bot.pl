# Everyday steps with MediaWiki::Bot, reported in TAP. Each step fails unless its result is as expected.
use strict;
use warnings;
use JSON::PP qw(decode_json);
use MediaWiki::Bot;
use Test::More;

my $given = decode_json($ENV{KILN_GIVEN});
my ($protocol, $host) = $given->{origin} =~ m{^(\w+)://(.+)$};
my ($page, $category, $draft) = ($given->{page}, $given->{category}, "User:$given->{user}/MediaWiki-Bot");
# It warns of a login over HTTP, which is right on the loopback.
local $SIG{__WARN__} = sub { };
my $bot = MediaWiki::Bot->new({ protocol => $protocol, host => $host, path => '', agent => 'kiln-test-wiki-clients' });

# The report alone decides, not the exit code.
Test::More->builder->no_ending(1);

sub step {
  my ($name, $run) = @_;
  my $result = eval { $run->() };
  my $details = $@ || ($bot->{error}{details} // '');
  $details =~ s/\s+/ /g;
  ok($result, $result ? $name : "$name: $details");
}

sub edited {
  my ($change, $expected) = @_;
  $bot->edit({ page => $draft, summary => 'A heading', %$change }) or return;
  return $bot->get_text($draft) =~ $expected;
}

step('login', sub { $bot->login({ username => $given->{bot}, password => $given->{botPassword} }) });
step('version', sub { $bot->get_mw_version() });
step('namespaces', sub { my %names = $bot->get_namespace_names(); $names{14} eq 'Category' });
step('page text', sub { $bot->get_text($page) });
step('missing page', sub { !defined $bot->get_text('No page of this name') });
step('page ID', sub { $bot->get_id($page) });
step('several pages', sub { my $texts = $bot->get_pages([$page, 'Merrow']); $texts->{$page} && $texts->{Merrow} });
step('history', sub { my @history = $bot->get_history($page); scalar @history });
step('differences', sub { $bot->diff({ title => $page, oldid => 'prev' }) });
step('contributors', sub { my @users = $bot->get_users($page); scalar @users });
step('last editor', sub { my @edit = $bot->recent_edit_to_page($page); scalar @edit });
step('recent changes', sub { my @changes = $bot->recentchanges(); scalar @changes });
step('recent changes of articles', sub { my @changes = $bot->recentchanges({ ns => 0, limit => 10 }); scalar @changes });
step('backlinks', sub { my @links = $bot->what_links_here('Merrow'); scalar @links });
step('transclusions', sub { defined scalar $bot->list_transclusions('Template:No template of this name') });
step('category members', sub { my @pages = $bot->get_pages_in_category($category); scalar @pages });
step('all categories', sub { my @categories = $bot->get_all_categories(); scalar @categories });
step('pages of a namespace', sub { my @pages = $bot->get_pages_in_namespace(0); scalar @pages });
step('pages with a prefix', sub { my @pages = $bot->prefixindex('L'); scalar @pages });
step('search', sub { my @pages = $bot->search($given->{word}); scalar @pages });
step('log', sub { $bot->get_log({ type => 'delete' }) });
step('all users', sub { my @users = $bot->get_allusers(10); scalar @users });
step('groups of a user', sub { my @groups = $bot->usergroups($given->{user}); scalar @groups });
step('blocks of a user', sub { my $is = $bot->is_blocked($given->{user}); defined $is && !$is });
step('file', sub { $bot->test_image_exists('File:Bowline.svg') });
step('uses of a file', sub { $bot->image_usage('File:Bowline.svg') });
step('create a page', sub { edited({ text => 'Hello [[Merrow]].' }, qr/^Hello \[\[Merrow\]\]\.$/) });
step('new section', sub { edited({ text => 'Text', section => 'new' }, qr/\n== A heading ==\n/) });
step('revert', sub {
  my @history = $bot->get_history($draft);
  $bot->revert($draft, $history[-1]{revid}) && $bot->get_text($draft) eq 'Hello [[Merrow]].';
});
step('contributions', sub { my @edits = $bot->contributions($given->{user}); scalar @edits });
step('number of edits', sub { $bot->count_contributions($given->{user}) });
done_testing();
